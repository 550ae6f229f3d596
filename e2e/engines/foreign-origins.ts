import { portsFrom } from '@portal/e2e'

/** The origins of foreign pages, one for each worker. Not below `*.localhost`, which WebKit asks a name server for. */
export function foreignOrigins(firstPort: number): string[] {
  const { SITES_PORT, COLLECTOR_PORT } = portsFrom(firstPort)
  return [SITES_PORT, COLLECTOR_PORT].map((port) => `http://localhost:${port}`)
}

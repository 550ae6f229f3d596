import { parseUrl } from '@portal/contracts'

/** What a page shows of one remote instead of its active release: what is at an address, or another release. */
export type Override = { remote: string } & ({ origin: string; manifest?: string } | { release: string })

const OVERRIDE = /^(mfe-[a-z]+(?:-[a-z]+)*)@(https?:\/\/[^/?#@]+(?:\/|(?:\/[\w.-]+)*\.json)?|[\da-f]{16}\/?)$/

/**
 * Reads `mfe-example@http://localhost:3000`, also with the path of a manifest of module federation, and `mfe-example@0123456789abcdef`;
 * undefined for anything else.
 */
export function parseOverride(text: string): Override | undefined {
  const [, remote, source = ''] = OVERRIDE.exec(text) ?? []
  if (!remote) return undefined
  if (!source.includes(':')) return { remote, release: source.replace('/', '') }
  const url = parseUrl(source)
  if (!url) return undefined
  return { remote, origin: url.origin, ...(url.pathname !== '/' && { manifest: url.href }) }
}

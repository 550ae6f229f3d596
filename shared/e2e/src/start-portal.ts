import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { addressesOf, type Ports, root } from './addresses.ts'

interface PortalOptions {
  /** The URL of a PostgreSQL, which two BFFs then share. */
  database?: string
  /** `pipe` collects the error lines for `errors()`. */
  errorOutput?: 'inherit' | 'pipe'
  /** Further settings of the backend. */
  environment?: Record<string, string>
}

const node = join(root, 'node_modules/node/bin/node')

/** Starts a whole portal like `npm start`. */
function spawnPortal(
  ports: Ports,
  folder: string,
  { database, errorOutput = 'inherit', environment }: PortalOptions,
) {
  const { SECOND_BFF_PORT, COLLECTOR_PORT: _, ...portsOfOne } = ports
  return spawn(node, [join(root, 'shared/launcher/src/start.ts'), '--no-build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', errorOutput],
    env: {
      ...process.env,
      // Pages bind their tokens all the same. A page at the origin of a proxy has no key.
      DPOP: 'optional',
      ...environment,
      ...asText(portsOfOne),
      ...(database && { DATABASE_URL: database, SECOND_BFF_PORT: String(SECOND_BFF_PORT) }),
      DATA_DIR: join(folder, 'data'),
      PORTAL_STORE: join(folder, 'store'),
    },
  })
}

const asText = (ports: Record<string, number>) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

/** The builds of this checkout, or one of them beside the live releases. */
export const releasesUnderTest = join(root, '.portal/test-store')

/**
 * Copies the releases into the folder of a new portal, which writes an app config with its own ports.
 * @param folder the folder of its data and releases
 */
export async function copyReleases(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(releasesUnderTest, join(folder, 'store'), {
    recursive: true,
    filter: (source) => basename(source) !== 'config.json',
  })
}

/** Returns a function that reads the output of a stream so far. */
function collect(stream: ChildProcess['stdout']) {
  let text = ''
  stream?.on('data', (part) => {
    text += part
  })
  return () => text
}

/**
 * Starts a portal on its own ports and data, with the releases that are in the folder.
 * @param folder the folder of its data and releases
 */
export function startPortal(ports: Ports, folder: string, options: PortalOptions = {}) {
  const child = spawnPortal(ports, folder, options)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const output = collect(child.stdout)
  const errors = collect(child.stderr)

  return {
    ended,
    errors,
    /** Resolves when the portal prints its address. Rejects with its output when it exits first. */
    async ready() {
      const printed = new Promise<void>((resolve) => {
        child.stdout?.on('data', () => {
          if (output().includes(addressesOf(ports).portal)) resolve()
        })
      })
      await Promise.race([
        printed,
        ended.then((code) => {
          throw new Error(`The portal ended with ${code}:\n${output()}`)
        }),
      ])
    },
    /** Resolves when every process has ended. */
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

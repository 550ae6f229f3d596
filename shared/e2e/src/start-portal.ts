import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesOf, type Ports, root } from './addresses.ts'

interface PortalOptions {
  /** Of a PostgreSQL, which two BFFs then share. */
  database?: string
  /** Where its error lines go: to those of the test runner, or to be read. */
  errorOutput?: 'inherit' | 'pipe'
}

const node = join(root, 'node_modules/node/bin/node')

/** Starts a whole portal as `npm start` does: the one place that knows how. */
function spawnPortal(ports: Ports, folder: string, { database, errorOutput = 'inherit' }: PortalOptions) {
  const { SECOND_BFF_PORT, COLLECTOR_PORT: _, ...portsOfOne } = ports
  return spawn(node, [join(root, 'shared/launcher/src/start.ts'), '--no-build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', errorOutput],
    env: {
      ...process.env,
      ...asText(portsOfOne),
      ...(database && { DATABASE_URL: database, SECOND_BFF_PORT: String(SECOND_BFF_PORT) }),
      DATA_DIR: join(folder, 'data'),
      PORTAL_STORE: join(folder, 'store'),
    },
  })
}

const asText = (ports: Record<string, number>) =>
  Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]))

/** What the tests run on: the builds of this checkout, or what is live beside one of them. */
const releasesUnderTest = join(root, '.portal/test-store')

/**
 * Gives a new portal its releases.
 * @param folder where data and releases are kept
 */
export async function copyReleases(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp(releasesUnderTest, join(folder, 'store'), { recursive: true })
}

/** Collects what a stream of the process has said so far. */
function collect(stream: ChildProcess['stdout']) {
  let text = ''
  stream?.on('data', (part) => {
    text += part
  })
  return () => text
}

/**
 * Starts a portal on its own ports and data, with the releases that are in the folder.
 * @param folder where data and releases are kept
 */
export function startPortal(ports: Ports, folder: string, options: PortalOptions = {}) {
  const child = spawnPortal(ports, folder, options)
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const output = collect(child.stdout)
  const errors = collect(child.stderr)

  return {
    ended,
    errors,
    /** Resolves when the portal has said that it is up. Rejects with its output when it ends before. */
    async ready() {
      const said = new Promise<void>((resolve) => {
        child.stdout?.on('data', () => {
          if (output().includes(addressesOf(ports).portal)) resolve()
        })
      })
      await Promise.race([
        said,
        ended.then((code) => {
          throw new Error(`The portal ended with ${code}:\n${output()}`)
        }),
      ])
    },
    /** As Ctrl-C does. Resolves when every process has ended. */
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
  }
}

import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressesOf, type Ports } from './addresses.ts'
import { findFreePorts } from './free-ports.ts'
import { copyReleases, startPortal } from './start-portal.ts'
import { expect, test } from './test.ts'

interface OwnPortalOptions {
  /** `serial` if a test needs the state that the test before it left. */
  mode?: 'default' | 'serial'
  /** Runs before the portal starts. */
  prepare?: (portal: { ports: Ports; store: string }) => Promise<void>
  /** Further settings of the backend. */
  environment?: (ports: Ports) => Record<string, string>
}

/**
 * Starts a portal for the tests of one file, which may stop it and change its settings. They run one after the other.
 * Its properties are set when `beforeAll` runs.
 * @param name the name of its folder among those for temporary files
 */
export function withOwnPortal(
  name: string,
  { mode = 'default', prepare, environment }: OwnPortalOptions = {},
) {
  let found: Promise<Ports> | undefined
  let ports: Ports
  let folder: string
  let portal: ReturnType<typeof startPortal>

  // The fixtures of beforeAll need the ports before beforeAll runs.
  function findPorts() {
    found ??= findFreePorts()
    return found
  }

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  test.use({ baseURL: async ({}, use) => use(addressesOf(await findPorts()).portal) })
  test.describe.configure({ mode })

  async function start() {
    portal = startPortal(ports, folder, { ...(environment && { environment: environment(ports) }) })
    await portal.ready()
  }

  test.beforeAll(async () => {
    ports = await findPorts()
    folder = join(tmpdir(), `${name}-${ports.PORTAL_PORT}`)
    await copyReleases(folder)
    await prepare?.({ ports, store: join(folder, 'store') })
    await start()
  })
  test.afterAll(async () => {
    await portal.stop()
    await rm(folder, { recursive: true, force: true })
  })

  return {
    get ports() {
      return ports
    },
    get folder() {
      return folder
    },
    get store() {
      return join(folder, 'store')
    },
    /** Restarts everything on the same data. Earlier mails are lost. */
    async restart() {
      expect(await portal.stop()).toBe(0)
      await start()
    },
  }
}

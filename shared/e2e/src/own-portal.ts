import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { addressesOf, type Ports, root } from './addresses.ts'
import { findFreePorts } from './free-ports.ts'
import { copyReleases, startPortal } from './start-portal.ts'
import { expect, test } from './test.ts'

interface OwnPortalOptions {
  /** `serial` where a test starts from what the one before has left. */
  mode?: 'default' | 'serial'
  /** Runs before the start, when ports and folder are known. */
  prepare?: (portal: { ports: Ports; store: string }) => Promise<void>
}

/**
 * Gives the tests of a file a portal of their own, one after the other, where they may stop it or change its settings.
 * Its properties are known from the first `beforeAll` on.
 * @param name of its folder below `.portal`
 */
export function withOwnPortal(name: string, { mode = 'default', prepare }: OwnPortalOptions = {}) {
  let found: Promise<Ports> | undefined
  let ports: Ports
  let folder: string
  let portal: ReturnType<typeof startPortal>

  // The first to ask are the fixtures of beforeAll itself.
  function findPorts() {
    found ??= findFreePorts()
    return found
  }

  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  test.use({ baseURL: async ({}, use) => use(addressesOf(await findPorts()).portal) })
  test.describe.configure({ mode })

  async function start() {
    portal = startPortal(ports, folder)
    await portal.ready()
  }

  test.beforeAll(async () => {
    // The first start publishes every release into a store of its own.
    test.setTimeout(120_000)
    ports = await findPorts()
    folder = join(root, '.portal', `${name}-${ports.PORTAL_PORT}`)
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
    get url() {
      return addressesOf(ports).portal
    },
    get identity() {
      return addressesOf(ports).identity
    },
    get mailbox() {
      return addressesOf(ports).mailbox
    },
    /** Stops everything, and starts it again on the same data. Mails of before are gone. */
    async restart() {
      expect(await portal.stop()).toBe(0)
      await start()
    },
  }
}

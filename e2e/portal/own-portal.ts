import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { portsFrom, root } from './addresses.ts'
import { startPortal } from './start-portal.ts'
import { test } from './test.ts'

/**
 * Gives the tests of a file a portal of their own, for what the tests beside them would notice: another password, or
 * another address for signing in. They run one after the other.
 * @param firstPort the first of sixty ports that nobody else uses
 */
export function withOwnPortal(name: string, firstPort: number) {
  const ports = portsFrom(firstPort)
  const folder = join(root, '.portal', name)
  let portal: ReturnType<typeof startPortal>

  test.use({ baseURL: `http://localhost:${ports.PORTAL_PORT}` })
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await rm(folder, { recursive: true, force: true })
    portal = startPortal(ports, folder)
    await portal.ready()
  })
  test.afterAll(async () => {
    await portal.stop()
  })

  return {
    identity: `http://localhost:${ports.IDENTITY_PORT}`,
    mailbox: `http://localhost:${ports.MAILBOX_PORT}`,
    /**
     * Stops everything, and starts it again on the same data. Mails of before are gone.
     * @param meanwhile gets the folder of the data, which nobody else has open
     */
    async restart(meanwhile?: (data: string) => Promise<void>) {
      await portal.stop()
      await meanwhile?.(join(folder, 'data'))
      portal = startPortal(ports, folder)
      await portal.ready()
    },
  }
}

import { execFile } from 'node:child_process'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { portsFrom, root } from './addresses.ts'
import { type Collector, startCollector } from './collector.ts'
import { startPortal } from './start-portal.ts'
import { expect, test } from './test.ts'

interface ConfigEntry {
  name: string
  value: string
}

const entriesOf = (config: Record<string, string>): ConfigEntry[] =>
  Object.entries(config).map(([name, value]) => ({ name, value }))

/**
 * Gives the tests of a file a portal of their own that counts, and a collector that gets what it sends. They run one after
 * the other, because they look at what arrived.
 * @param firstPort the first of ninety ports that nobody else uses
 */
export function withTrackedPortal(name: string, firstPort: number) {
  const ports = portsFrom(firstPort)
  const collectorPort = firstPort + 80
  const collectorUrl = `http://localhost:${collectorPort}`
  const folder = join(root, '.portal', name)
  const store = join(folder, 'store')
  const configFile = join(store, 'config.json')
  const config = {
    bffPath: '/bff',
    tagManagerId: 'GTM-TEST1',
    tagManagerEnvironment: 'gtm_auth=abc-DEF_1&gtm_preview=env-7',
    tagManagerScriptUrl: `${collectorUrl}/gtm.js`,
    monitoringConnectionString: `InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=${collectorUrl}/`,
    trackAutomatedRunner: 'true',
  }
  let collector: Collector
  let portal: ReturnType<typeof startPortal>

  test.use({ baseURL: `http://localhost:${ports.PORTAL_PORT}` })
  test.describe.configure({ mode: 'serial' })

  test.beforeAll(async () => {
    test.setTimeout(120_000)
    await rm(folder, { recursive: true, force: true })
    await mkdir(store, { recursive: true })
    await writeFile(configFile, JSON.stringify(entriesOf(config)))
    collector = await startCollector(collectorPort)
    portal = startPortal(ports, folder)
    await portal.ready()
  })
  test.afterAll(async () => {
    await portal.stop()
    await collector.stop()
  })
  test.beforeEach(() => collector.forget())

  const told = (baseType: string) => collector.envelopes().filter(({ data }) => data.baseType === baseType)

  return {
    collectorUrl,
    collector: () => collector,
    /** The pages that the tag manager was told of. */
    counted: () =>
      collector
        .tags()
        .filter(({ event }) => event === 'navigateToPath')
        .map(({ page_path }) => page_path),
    /** What monitoring was told of one kind. */
    told,
    toldPaths: () => told('PageviewData').map(({ data }) => data.baseData.name),
    /** As the README says: an activation takes a changed config over. */
    async addToConfig(added: Record<string, string>) {
      const entries: ConfigEntry[] = JSON.parse(await readFile(configFile, 'utf8'))
      await writeFile(configFile, JSON.stringify([...entries, ...entriesOf(added)]))
      const script = join(root, 'shared/release/src/command-line.ts')
      await promisify(execFile)(process.execPath, [script, '--store', store, 'activate', 'host', 'latest'])
    },
  }
}

export const consentBanner = (page: Page) => page.getByRole('region', { name: /Dürfen wir zählen/ })

/** Leaves the page, so that everything that waits in it is sent. */
export async function leave(page: Page) {
  await page.goto('about:blank')
}

export async function openTab(page: Page, name: string) {
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

export async function openCookieSettings(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  return page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
}

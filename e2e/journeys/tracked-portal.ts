import { execFile } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expect, root, test, withOwnPortal } from '@portal/e2e'
import { type Collector, startCollector } from './collector.ts'

interface ConfigEntry {
  name: string
  value: string
}

const entriesOf = (config: Record<string, string>): ConfigEntry[] =>
  Object.entries(config).map(([name, value]) => ({ name, value }))

const configFor = (collectorUrl: string) => ({
  bffPath: '/bff',
  tagManagerId: 'GTM-TEST1',
  tagManagerEnvironment: 'gtm_auth=abc-DEF_1&gtm_preview=env-7',
  tagManagerScriptUrl: `${collectorUrl}/gtm.js`,
  monitoringConnectionString: `InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=${collectorUrl}/`,
  trackAutomatedRunner: 'true',
})

/**
 * Gives the tests of a file a portal of their own that counts, and a collector that gets what it sends. They run one after
 * the other, because they look at what arrived.
 */
export function withTrackedPortal(name: string) {
  let collector: Collector
  const configFile = () => join(portal.store, 'config.json')

  const portal = withOwnPortal(name, {
    mode: 'serial',
    async prepare({ ports, store }) {
      collector = await startCollector(ports.COLLECTOR_PORT)
      await mkdir(store, { recursive: true })
      await writeFile(configFile(), JSON.stringify(entriesOf(configFor(collector.url))))
    },
  })
  test.afterAll(() => collector.stop())
  test.beforeEach(() => collector.forget())

  const told = (baseType: string) => collector.envelopes().filter(({ data }) => data.baseType === baseType)

  return {
    collector: () => collector,
    portal,
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
      const entries: ConfigEntry[] = JSON.parse(await readFile(configFile(), 'utf8'))
      await writeFile(configFile(), JSON.stringify([...entries, ...entriesOf(added)]))
      const script = join(root, 'shared/release/src/command-line.ts')
      await promisify(execFile)(process.execPath, [
        script,
        '--store',
        portal.store,
        'activate',
        'host',
        'latest',
      ])
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

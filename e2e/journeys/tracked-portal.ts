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

const configFor = (collectorUrl: string, ports: { IDENTITY_PORT: number }) => ({
  bffPath: '/bff',
  loginProviderDomain: `http://localhost:${ports.IDENTITY_PORT}`,
  loginClientId: 'nordtal-portal',
  loginAudience: 'urn:nordtal:bff',
  tagManagerId: 'GTM-TEST1',
  tagManagerEnvironment: 'gtm_auth=abc-DEF_1&gtm_preview=env-7',
  tagManagerScriptUrl: `${collectorUrl}/gtm.js`,
  monitoringConnectionString: `InstrumentationKey=00000000-0000-4000-8000-000000000001;IngestionEndpoint=${collectorUrl}/`,
  trackAutomatedRunner: 'true',
})

/**
 * Starts a portal with statistics for the tests of one file, and a collector for what it sends. The tests run one after
 * the other, because they share the collector.
 */
export function withTrackedPortal(name: string) {
  let collector: Collector
  const configFile = () => join(portal.store, 'config.json')

  const portal = withOwnPortal(name, {
    mode: 'serial',
    async prepare({ ports, store }) {
      collector = await startCollector(ports.COLLECTOR_PORT)
      await mkdir(store, { recursive: true })
      await writeFile(configFile(), JSON.stringify(entriesOf(configFor(collector.url, ports))))
    },
  })
  test.afterAll(() => collector.stop())
  test.beforeEach(() => collector.clear())

  const envelopesOf = (baseType: string) =>
    collector.envelopes().filter(({ data }) => data.baseType === baseType)

  return {
    collector: () => collector,
    portal,
    /** The page paths that the tag manager received. */
    countedPaths: () =>
      collector
        .tags()
        .filter(({ event }) => event === 'navigateToPath')
        .map(({ page_path }) => page_path),
    /** The data that monitoring received of one type. */
    envelopesOf,
    monitoredPaths: () => envelopesOf('PageviewData').map(({ data }) => data.baseData.name),
    /** Adds entries to the config file and applies them. */
    async addToConfig(added: Record<string, string>) {
      const entries: ConfigEntry[] = JSON.parse(await readFile(configFile(), 'utf8'))
      await writeFile(configFile(), JSON.stringify([...entries, ...entriesOf(added)]))
      const script = join(root, 'shared/release/src/command-line.ts')
      await promisify(execFile)(process.execPath, [script, '--store', portal.store, 'config', 'apply'])
    },
  }
}

export const consentBanner = (page: Page) => page.getByRole('region', { name: /Dürfen wir zählen/ })

/** Leaves the page, which sends everything that is queued. */
export async function leave(page: Page) {
  await page.goto('about:blank')
}

export async function openTab(page: Page, name: string) {
  // Before the portal has started, the link loads a page, whose heading gets no focus.
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('navigation', { name: 'Hauptmenü' }).getByRole('link', { name }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused()
}

export async function openCookieSettings(page: Page) {
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-Einstellungen' }).click()
  return page.getByRole('dialog', { name: 'Cookie-Einstellungen' })
}

import { createHash } from 'node:crypto'
import {
  type AppConfig,
  type AppConfigEntries,
  AppConfigError,
  appConfigWarnings,
  parseAppConfig,
} from '@portal/contracts'
import { HostPagesSchema, type Registry } from '@portal/federation/protocol'
import { releasesInPage } from './boot-registry.ts'
import { checkedJson } from './checked-json.ts'
import { renderElements } from './element-files.ts'
import { SETS, setFile } from './live-set.ts'
import { newestRegistry, REGISTRY_FILE, renderedRegistry } from './log.ts'
import { renderPage } from './page.ts'
import { pagesIn, readPage, removeOtherPages, writePage } from './page-files.ts'
import { REGISTRY_PAGE, registryPage } from './registry-page/registry-page.ts'
import { ReleaseError } from './release-error.ts'
import type { ReleaseFile } from './release-files.ts'
import { readText, type Storage } from './storage.ts'
import { HOST, releaseFolder } from './store.ts'
import { textFiles } from './text-files.ts'
import { writeFiles } from './written-files.ts'

export const PAGE_FILE = 'index.html'
/** The folder with the pages of tabs, each named by its base path, and in `host` those of the host. */
export const PAGES = 'pages'
const HOST_PAGES = `${PAGES}/host`
const LIVE_FILE = 'live.json'
const CONFIG_FILE = 'config.json'

/**
 * Reads the newest registry. Renders what a killed process has not rendered.
 * @throws ReleaseError when the store cannot be read
 */
export async function readRegistry(store: Storage): Promise<Registry> {
  const rendered = await renderedRegistry(store)
  const newest = await newestRegistry(store, rendered)
  if (newest.sequence > 0 && !(await isRendered(store, newest, rendered))) await render(store, newest)
  return newest
}

/**
 * Writes the files that are made from the registry, or from a newer one. Writers do not wait for each other, so each looks
 * for a newer entry afterwards: the last one to write then leaves the newest.
 * @param options.live whether to write the page, too
 */
export async function render(store: Storage, registry: Registry, { live = true } = {}): Promise<void> {
  let current = await newestRegistry(store, registry)
  let isLive = live || current.sequence > registry.sequence
  for (;;) {
    if (isLive) await writePages(store, current)
    await store.replace(REGISTRY_PAGE, await registryPage(store, current))
    await store.replace(REGISTRY_FILE, `${JSON.stringify(current, null, 2)}\n`)
    const newest = await newestRegistry(store, current)
    if (newest.sequence === current.sequence) return
    current = newest
    isLive = true
  }
}

/** Writes the set before the pages that name it, and `live.json` last, so that a killed process is noticed. */
async function writePages(store: Storage, registry: Registry): Promise<void> {
  const pages = await pagesFor(store, registry)
  if (!pages) return
  await renderElements(store, registry)
  await writeFiles(store, SETS, [pages.set], true)
  for (const [path, page] of pages.others) await writePage(store, path, page)
  await writePage(store, PAGE_FILE, pages.index)
  await removeOtherPages(store, PAGES, (path) => pages.others.has(path))
  for (const [path, text] of pages.texts) await store.replace(path, text)
  await store.replace(LIVE_FILE, liveFile(registry))
}

async function isRendered(
  store: Storage,
  newest: Registry,
  rendered: Registry | undefined,
): Promise<boolean> {
  if (rendered?.sequence !== newest.sequence) return false
  // A store of an older checkout has no page of releases.
  if (!(await store.read(REGISTRY_PAGE))) return false
  if (!newest.apps[HOST]) return true
  const paths = [PAGE_FILE, ...(await pagesIn(store, PAGES))]
  const [live, ...pages] = await Promise.all([
    readText(store, LIVE_FILE),
    ...paths.map((path) => readPage(store, path)),
  ])
  return live === liveFile(newest) && pages.every((page) => page?.includes(`content="${liveSet(newest)}"`))
}

const liveFile = (registry: Registry) => `${JSON.stringify({ set: liveSet(registry) })}\n`

/** Names the set of releases that the page of this registry contains. */
export function liveSet(registry: Registry): string {
  const host = registry.apps[HOST]?.active
  const remotes = host ? releasesInPage(registry, host) : {}
  const ids = Object.entries(remotes).map(([app, releases]) => [
    app,
    ...releases.map(({ release }) => release),
  ])
  const canaries = Object.values(registry.apps).map(
    ({ canary }) => canary && [canary.release.release, canary.share],
  )
  return createHash('sha256')
    .update(JSON.stringify([host?.release, ids, canaries]))
    .digest('hex')
    .slice(0, 12)
}

interface Pages {
  index: string
  /**
   * The page of each tab by its path, and those of the host. They differ from the index by title, description and the current tab, and
   * the page of a tab by what the set has of it.
   */
  others: Map<string, string>
  /** For programs that visit the portal. */
  texts: Map<string, string>
  set: ReleaseFile
}

/**
 * Renders the pages of a registry.
 * @returns nothing when no host is active
 * @throws ReleaseError when the app config is invalid or the host is not in the store
 */
export async function pagesFor(store: Storage, registry: Registry): Promise<Pages | undefined> {
  const host = registry.apps[HOST]?.active
  if (!host) return undefined
  const folder = releaseFolder(host.app, host.release)
  const [template, bootScript, ownPages, { config, configEntries }] = await Promise.all([
    readText(store, `${folder}/page.html`),
    readText(store, `${folder}/boot.js`),
    readText(store, `${folder}/pages.json`),
    readAppConfig(store, registry),
  ])
  if (template === undefined || bootScript === undefined) {
    throw new ReleaseError(`host ${host.release} is damaged: page.html or boot.js is missing`)
  }
  const pages = checkedJson(HostPagesSchema, ownPages ?? '[]', `host ${host.release}: pages.json`)
  const parts = { registry, host, set: liveSet(registry), template, bootScript, config, configEntries, pages }
  const index = renderPage(parts)
  const texts = await textFiles(store, registry)
  const ofTabs = Object.entries(releasesInPage(registry, host)).flatMap(
    ([tab, [active]]): [string, string][] =>
      active?.remote ? [[`${PAGES}${active.remote.basePath}.html`, renderPage({ ...parts, tab })]] : [],
  )
  const ofHost = pages.map((page): [string, string] => [
    `${HOST_PAGES}${page.path}.html`,
    renderPage({ ...parts, page }),
  ])
  return { index, others: new Map([...ofTabs, ...ofHost]), texts, set: setFile(registry, host) }
}

/**
 * Checks the app config as an activation does.
 * @returns warnings about entries that the portal ignores
 * @throws ReleaseError with every entry that is wrong
 */
export async function checkAppConfig(store: Storage): Promise<string[]> {
  const { configEntries } = await readAppConfig(store, await readRegistry(store))
  return appConfigWarnings(configEntries)
}

interface ReadConfig {
  config: AppConfig
  configEntries: AppConfigEntries
}

async function readAppConfig(store: Storage, { apps }: Registry): Promise<ReadConfig> {
  const file = `${store.address}/${CONFIG_FILE}`
  const text = await readText(store, CONFIG_FILE)
  try {
    const configEntries: AppConfigEntries = JSON.parse(text ?? '')
    const config = parseAppConfig(configEntries)
    const unknown = config.disabledTabs.filter((name) => !Object.hasOwn(apps, name))
    if (unknown.length === 0) return { config, configEntries }
    const known = Object.keys(apps).filter((app) => app !== HOST)
    throw new AppConfigError(
      unknown.map(
        (name) =>
          `disabledTabs: ${name} was never in this portal, which knows ${known.join(', ') || 'none yet'}`,
      ),
    )
  } catch (error) {
    if (error instanceof AppConfigError) throw new ReleaseError(`${file}: ${error.message}`)
    throw new ReleaseError(`${file} is missing or is not JSON`)
  }
}

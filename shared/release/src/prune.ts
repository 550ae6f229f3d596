import { dirname } from 'node:path/posix'
import { type Registry, ReleaseSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import type { Author } from './author.ts'
import { descriptionFile } from './element-files.ts'
import { groupBy } from './group-by.ts'
import { SETS } from './live-set.ts'
import { newestRegistry, shortenLog } from './log.ts'
import { pageOf, removePage } from './page-files.ts'
import { PAGE_FILE } from './projections.ts'
import { publishedOf, type ReleaseFacts } from './registry-changes.ts'
import { INCOMING, readText, type Storage, type StoredFile } from './storage.ts'
import { RELEASE_FOLDERS, readRelease, releaseFolder } from './store.ts'
import { VENDOR, vendorFolder } from './vendor.ts'
import { reportFolder } from './verification-report.ts'
import { write } from './write.ts'

const DAY_MS = 24 * 60 * 60 * 1000

interface PruneOptions extends Author {
  /** How many of the last published releases of each app stay. */
  newest: number
  /** Releases that were published within these days stay. */
  days: number
}

/** A file, or a folder with its files. */
interface Part {
  path: string
  bytes: number
}

/** What was removed, and how many bytes are free now. */
export interface Pruned {
  releases: { app: string; release: string; bytes: number }[]
  /** Pages of these releases, vendor modules, sets, and what killed processes left. */
  others: Part[]
  /** The entries of the log that lost their registry. */
  log: Part[]
  bytes: number
}

/** The files of a release, or of an unfinished publication. */
interface ReleaseInStore {
  app: string
  release: string
  files: StoredFile[]
}

/**
 * Removes the releases that the registry does not name, except the newest and the youngest ones, what killed processes left,
 * and the registry in old entries of the log.
 */
export async function prune(store: Storage, options: PruneOptions): Promise<Pruned> {
  const { releases, pages } = await pruneReleases(store, options)
  const others = [
    ...pages,
    ...(await pruneVendors(store, options)),
    ...(await pruneSets(store, options)),
    ...(await removeIncoming(store)),
  ]
  const log = await shortenLog(store)
  return { releases, others, log, bytes: sizeOf([...releases, ...others, ...log]) }
}

async function pruneReleases(
  store: Storage,
  { newest, days, ...author }: PruneOptions,
): Promise<{ releases: Pruned['releases']; pages: Part[] }> {
  const all = await releaseFolders(store)
  const isRemoved = (registry: Registry) => {
    const kept = keptReleases(registry, newest)
    const oldest = Date.now() - days * DAY_MS
    return ({ app, release, files }: ReleaseInStore) =>
      !kept.has(releaseFolder(app, release)) && files.every(({ modifiedAt }) => modifiedAt <= oldest)
  }
  if (!all.some(isRemoved(await newestRegistry(store)))) return { releases: [], pages: [] }

  let removed: ReleaseInStore[] = []
  await write(store, {
    ...author,
    action: 'prune',
    live: false,
    change(registry) {
      removed = all.filter(isRemoved(registry))
      return { registry: withoutReleases(registry, removed), releases: removed.flatMap(factsIn(registry)) }
    },
  })
  const pages: Part[] = []
  for (const one of removed) pages.push(...(await removeRelease(store, one)))
  return {
    releases: removed.map(({ app, release, files }) => ({ app, release, bytes: sizeOf(files) })),
    pages,
  }
}

/** Removes the files that a killed process was writing. */
async function removeIncoming(store: Storage): Promise<Part[]> {
  const left = (await store.list(INCOMING)).filter(({ modifiedAt }) => modifiedAt < Date.now() - DAY_MS)
  await store.remove(...left.map(({ path }) => path))
  return left.map(partOf)
}

/** Removes the vendor modules that no release in the store names any more. */
async function pruneVendors(store: Storage, { days }: PruneOptions): Promise<Part[]> {
  const releases = await releaseFolders(store)
  const named = new Set<string | undefined>()
  for (const one of releases) named.add(await vendorOf(store, one))
  const oldest = Date.now() - days * DAY_MS
  const unnamed = (await folders(store)).filter(
    ({ app, release, files }) =>
      app === VENDOR && !named.has(release) && files.every(({ modifiedAt }) => modifiedAt <= oldest),
  )
  await store.remove(...unnamed.flatMap(({ files }) => files.map(({ path }) => path)))
  return unnamed.map(({ release, files }) => ({ path: vendorFolder(release), bytes: sizeOf(files) }))
}

/** Removes the sets that the page does not name any more. */
async function pruneSets(store: Storage, { days }: PruneOptions): Promise<Part[]> {
  const page = (await readText(store, PAGE_FILE)) ?? ''
  const oldest = Date.now() - days * DAY_MS
  const unnamed = (await store.list(SETS)).filter(
    ({ path, modifiedAt }) => !page.includes(path.replace(/\.(br|gz)$/, '')) && modifiedAt <= oldest,
  )
  await store.remove(...unnamed.map(({ path }) => path))
  return unnamed.map(partOf)
}

/** The vendor module that a release names. Throws when the store does not answer: it may name one that must stay. */
async function vendorOf(
  store: Storage,
  { app, release, files }: ReleaseInStore,
): Promise<string | undefined> {
  const file = `${releaseFolder(app, release)}/release.json`
  if (!files.some(({ path }) => path === file)) return undefined
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), await readText(store, file))
  return parsed.success ? parsed.output.vendor?.release : undefined
}

const releaseFolders = async (store: Storage): Promise<ReleaseInStore[]> =>
  (await folders(store)).filter(({ app }) => app !== VENDOR)

/** The folders of releases and of vendor modules. */
async function folders(store: Storage): Promise<ReleaseInStore[]> {
  const files = (await Promise.all(RELEASE_FOLDERS.map((folder) => store.list(folder)))).flat()
  const byFolder = groupBy(files, ({ path }) => /^(host|remotes\/[^/]+)\/[^/]+/.exec(path)?.[0] ?? '')
  return [...byFolder].map(([folder, files]) => {
    const [release = '', app = ''] = folder.split('/').reverse()
    return { app, release, files }
  })
}

/** The folders of the releases that stay in any case. */
function keptReleases({ apps, releases }: Registry, newest: number): Set<string> {
  const named = Object.values(apps).flatMap(({ active, previous, canary }) => [
    active,
    ...previous,
    ...(canary ? [canary.release] : []),
  ])
  const published = Object.entries(releases).flatMap(([app, list]) =>
    list.slice(0, newest).map(({ release }) => ({ app, release })),
  )
  return new Set([...named, ...published].map(({ app, release }) => releaseFolder(app, release)))
}

function withoutReleases(registry: Registry, removed: ReleaseInStore[]): Registry {
  const folders = new Set(removed.map(({ app, release }) => releaseFolder(app, release)))
  const releases = Object.entries(registry.releases).map(([app, list]) => [
    app,
    list.filter(({ release }) => !folders.has(releaseFolder(app, release))),
  ])
  return { ...registry, releases: Object.fromEntries(releases) }
}

const factsIn =
  (registry: Registry) =>
  ({ app, release }: ReleaseInStore): ReleaseFacts[] => {
    const known = publishedOf(registry, app).find((one) => one.release === release)
    return known ? [{ app, release, revision: known.revision, repository: known.repository }] : []
  }

const partOf = ({ path, bytes }: StoredFile): Part => ({ path, bytes })

const sizeOf = (parts: { bytes: number }[]) => parts.reduce((sum, { bytes }) => sum + bytes, 0)

/** Removes release.json first: without it the folder is not a release. Returns the pages of the release elsewhere. */
async function removeRelease(store: Storage, { app, release, files }: ReleaseInStore): Promise<Part[]> {
  const known = await readRelease(store, app, release).catch(() => undefined)
  const element = known?.remote?.element
  const page = element && descriptionFile(element, release)
  const pages = page ? (await store.list(dirname(page))).filter(({ path }) => pageOf(path) === page) : []
  if (page) await removePage(store, page)
  const report = await store.list(reportFolder(app, release))
  const paths = [...files, ...report].map(({ path }) => path)
  await store.remove(...paths.filter((path) => path.endsWith('/release.json')))
  await store.remove(...paths)
  return pages.map(partOf)
}

import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { root } from '@portal/e2e'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import {
  activateAll,
  openStorage,
  PAGE_FILE,
  PAGES,
  pagesIn,
  prune,
  publish,
  readRegistry,
  readText,
  sourceRevision,
  write,
  writePage,
} from '@portal/release'
import { storeOf } from './options.ts'

/** What the build of the monolith says about each of its remotes; see `describeMonolith` of the build. */
interface PartOfMonolith {
  preload: string[]
  styles: string[]
  modules: string[]
  contractVersion: string
  remote: { name: string }
}

const folder = join(root, '.portal/bench')

/**
 * An empty store with the app config of the portal. Existing releases stay, because compressing them again takes seconds.
 */
async function openVariant(name: string, config: string) {
  const path = join(folder, name, 'store')
  await mkdir(path, { recursive: true })
  for (const file of ['log', 'registry.json', 'index.html', 'live.json']) {
    await rm(join(path, file), { recursive: true, force: true })
  }
  await writeFile(join(path, 'config.json'), config)
  return { path, store: openStorage(path) }
}

/** Publishes the builds of a variant, and returns the id of each release. */
async function publishBuilds(name: string, store: ReturnType<typeof openStorage>, apps: string[]) {
  const origin = { contractVersion: CONTRACT_VERSION, revision: await sourceRevision(root) }
  const releases = await Promise.all(
    apps.map((app) => publish(join(folder, name, 'builds', app), store, { app, ...origin })),
  )
  return Object.fromEntries(releases.map((release) => [release.app, release]))
}

/** The store of the naive federation. */
export async function naiveStore(config: string, apps: string[]): Promise<string> {
  const { path, store } = await openVariant('naive', config)
  const releases = await publishBuilds('naive', store, apps)
  await activateAll(
    store,
    Object.fromEntries(Object.entries(releases).map(([app, { release }]) => [app, release])),
  )
  await prune(store, { newest: 0, days: 0 })
  return path
}

/**
 * The store of the monolith: its page names the files of each tab like those of a remote, but they are in the folder of the host.
 */
export async function monolithStore(config: string): Promise<string> {
  const { path, store } = await openVariant('monolith', config)
  const { host } = await publishBuilds('monolith', store, ['host'])
  if (!host) throw new Error('The monolith has no host')
  const text = await readFile(join(folder, 'monolith/builds/host/remotes.json'), 'utf8')
  const parts: PartOfMonolith[] = JSON.parse(text)
  // A remote of the portal brings the integrities of its files in a file of its own, so the page of the monolith lacks them, too.
  const named = [
    ...(host.start ?? []),
    ...[host, ...parts].flatMap(({ preload, styles }) => [...preload, ...styles]),
  ]
  const integrity = Object.fromEntries(
    Object.entries(host.integrity).filter(([file]) => named.includes(file)),
  )
  const shell = { ...host, integrity, map: undefined }
  const others = (files: string[], own: string[]) => files.filter((file) => !own.includes(file))
  await write(store, {
    action: 'activate',
    change: (registry) => {
      const remotes = parts.map((part) => ({
        ...shell,
        ...part,
        // What the shell needs is in the page already.
        preload: others(part.preload, host.preload),
        styles: others(part.styles, host.styles),
      }))
      const apps = Object.fromEntries(
        remotes.map((active) => [active.remote.name, { active, previous: [] }]),
      ) as unknown as typeof registry.apps
      return {
        registry: { ...registry, apps: { ...apps, host: { active: shell, previous: [] } } },
        releases: [host],
      }
    },
  })
  await prune(store, { newest: 0, days: 0 })
  return path
}

/**
 * A copy of the store of an earlier release. Its pages were rendered by its own code, so that only the address of the sign-in is
 * replaced.
 * @param base a checkout or a store
 */
export async function baseStore(base: string, config: string): Promise<string> {
  const path = join(folder, 'base/store')
  await rm(path, { recursive: true, force: true })
  await cp(storeOf(base), path, { recursive: true })
  const providerOf = (text: string): string =>
    JSON.parse(text).find(({ name }: { name: string }) => name === 'loginProviderDomain').value
  const before = providerOf(await readFile(join(path, 'config.json'), 'utf8'))
  const store = openStorage(path)
  for (const file of [PAGE_FILE, ...(await pagesIn(store, PAGES))]) {
    const page = (await readText(store, file)) ?? ''
    await writePage(store, file, page.replaceAll(before, providerOf(config)))
  }
  await writeFile(join(path, 'config.json'), config)
  return path
}

/** The apps that are live in a store. */
export async function liveApps(path: string): Promise<string[]> {
  const { apps } = await readRegistry(openStorage(path))
  return Object.keys(apps).map((app) => basename(app))
}

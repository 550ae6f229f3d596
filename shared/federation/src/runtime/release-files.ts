import { refetch, whenIdle, withLoadTimeout } from '../loading/index.ts'
import { type BootRelease, type PreloadedFile, RELEASE_MAP_FILE, type ReleaseMap } from '../protocol/index.ts'
import type { PageFiles } from '../protocol/page-globals.ts'
import { releasesInPage } from './releases.ts'
import { runVerified } from './verified-script.ts'

const absolute = (url: string) => new URL(url, location.href).href

const folderOf = (map: PreloadedFile) => absolute(map.href).slice(0, -RELEASE_MAP_FILE.length)

const maps = new Map<string, Promise<ReleaseMap>>()

/** Requests a map once. A damaged one is fetched anew, so that the next attempt finds a good one. */
function readMap({ href, integrity }: PreloadedFile): Promise<ReleaseMap> {
  const known = maps.get(href)
  if (known) return known
  const load = async () => (await fetch(href, { integrity })).json()
  const map = withLoadTimeout(load(), absolute(href)).catch((cause: unknown) => {
    maps.delete(href)
    void refetch([href])
    throw new Error(`Failed to load ${absolute(href)}`, { cause })
  })
  maps.set(href, map)
  return map
}

/** Requests the map of a release before the first dialog needs it. */
export async function prefetchMap({ map }: BootRelease): Promise<void> {
  await whenIdle()
  if (map) await readMap(map).catch(() => undefined)
}

/** Where the integrity of a file is: beside its address, or in a map. */
interface Source {
  integrity: string | undefined
  map: PreloadedFile | undefined
}

/** The page names the first files of the host and its map, and all files of a release without a map. */
function sourceInPage(url: string): Source {
  const script = document.querySelector('script[type=importmap]')
  const named: ReleaseMap = JSON.parse(script?.textContent || '{}').integrity ?? {}
  const { pathname } = new URL(url)
  const href = pathname.replace(/[^/]*$/, RELEASE_MAP_FILE)
  const integrity = named[href]
  return { integrity: named[pathname], map: integrity ? { href, integrity } : undefined }
}

/** A release of a remote names its first files, and its map. */
function sourceInRelease(url: string): Source | undefined {
  const release = releasesInPage().find(({ map }) => map && url.startsWith(folderOf(map)))
  if (!release) return undefined
  const first = [...release.preload, ...release.styles].find(({ href }) => absolute(href) === url)
  return { integrity: first?.integrity, map: release.map }
}

/** The integrity of a file, which only a development build lacks. */
async function integrityOf(url: string): Promise<string | undefined> {
  const { integrity, map } = sourceInRelease(url) ?? sourceInPage(url)
  if (integrity || !map) return integrity
  const mapped = (await readMap(map))[url.slice(folderOf(map).length)]
  if (!mapped) throw new Error(`No integrity is known for ${url}`)
  return mapped
}

/** Imports a script of the host or of a release. It runs before, because not every browser checks what it imports. */
export async function importScript(script: string): Promise<unknown> {
  const url = absolute(script)
  const integrity = await integrityOf(url)
  return import(/* webpackIgnore: true */ integrity ? await runVerified(url, integrity) : url)
}

async function insertStyle(link: HTMLLinkElement): Promise<void> {
  try {
    const { href } = link
    const integrity = await integrityOf(href)
    if (!integrity) throw new Error(`No integrity is known for ${href}`)
    Object.assign(link, { integrity, crossOrigin: 'anonymous' })
    const arrival = new Promise((resolve) => {
      for (const type of ['load', 'error']) link.addEventListener(type, resolve, { once: true })
    })
    document.head.append(link)
    await withLoadTimeout(arrival, href)
  } catch {
    link.dispatchEvent(new Event('error'))
  }
}

/** What the code of host and releases loads its files with. */
export const pageFiles: PageFiles = { importScript, insertStyle }

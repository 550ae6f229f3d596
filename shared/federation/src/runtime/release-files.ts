import { refetch, whenIdle, withLoadTimeout } from '../loading/index.ts'
import { type BootRelease, RELEASE_MAP_FILE, type ReleaseMap } from '../protocol/index.ts'
import type { PageFiles } from '../protocol/page-globals.ts'
import { releasesInPage } from './releases.ts'
import { runVerified } from './verified-script.ts'

const absolute = (url: string) => new URL(url, location.href).href

/** A release that brings its map. */
type MappedRelease = BootRelease & { map: NonNullable<BootRelease['map']> }

const hasMap = (release: BootRelease): release is MappedRelease => !!release.map

const folderOf = ({ map }: MappedRelease) => absolute(map.href).slice(0, -RELEASE_MAP_FILE.length)

/** The release in the page to which a file belongs, if the release has a map. */
const releaseOf = (url: string): MappedRelease | undefined =>
  releasesInPage()
    .filter(hasMap)
    .find((release) => url.startsWith(folderOf(release)))

const maps = new Map<BootRelease, Promise<ReleaseMap>>()

/** Requests the map of a release once. A damaged one is fetched anew, so that the next attempt finds a good one. */
function mapOf(release: MappedRelease): Promise<ReleaseMap> {
  const known = maps.get(release)
  if (known) return known
  const { href, integrity } = release.map
  const load = async () => (await fetch(href, { integrity })).json()
  const map = withLoadTimeout(load(), absolute(href)).catch((cause: unknown) => {
    maps.delete(release)
    void refetch([href])
    throw new Error(`Failed to load ${absolute(href)}`, { cause })
  })
  maps.set(release, map)
  return map
}

/** Requests the map of a release before the first dialog needs it. */
export async function prefetchMap(release: BootRelease): Promise<void> {
  await whenIdle()
  if (hasMap(release)) await mapOf(release).catch(() => undefined)
}

/** The files of the first screen need no map. */
async function integrityIn(release: MappedRelease, url: string): Promise<string | undefined> {
  const first = [...release.preload, ...release.styles].find(({ href }) => absolute(href) === url)
  return first?.integrity ?? (await mapOf(release))[url.slice(folderOf(release).length)]
}

/** The integrities of the host and of releases without a map. */
function integrityInPage(url: string): string | undefined {
  const map = document.querySelector('script[type=importmap]')
  return JSON.parse(map?.textContent || '{}').integrity?.[new URL(url).pathname]
}

/** The integrity of a script, which only a development build lacks. */
async function integrityOf(url: string): Promise<string | undefined> {
  const release = releaseOf(url)
  if (!release) return integrityInPage(url)
  const integrity = await integrityIn(release, url)
  if (!integrity) throw new Error(`No integrity is known for ${url}`)
  return integrity
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
    const release = releaseOf(href)
    const integrity = await (release ? integrityIn(release, href) : integrityInPage(href))
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

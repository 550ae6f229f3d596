import { elementContract } from '@portal/contracts/element'
import type { Registry, Release } from '@portal/federation/protocol'
import { pageOf, writePage } from './page-files.ts'
import { isCheckedByBrowser, type ReleaseFile } from './release-files.ts'
import type { Storage } from './storage.ts'
import { HOST, releaseFolder } from './store.ts'
import { vendorFolder } from './vendor.ts'

/** The folder with the addresses of elements, and with the host's files for the pages that use them. */
export const ELEMENTS = 'elements'

/** The description of one release of an element, which stays. */
export const ELEMENT_RELEASE = /^elements\/[^/]+\/[0-9a-f]{16}\.json$/

/** What a page may rely on, as a file of each release with an element. */
export const contractFile: ReleaseFile = {
  name: 'element/contract.json',
  content: Buffer.from(`${JSON.stringify(elementContract, null, 2)}\n`),
}

/** The description of a release of an element or, without a release, of the live one. */
export const descriptionFile = (element: string, release?: string): string =>
  `${ELEMENTS}/${element}${release ? `/${release}` : ''}.json`

const ownValue = (integrity: Release['integrity'], name: string) =>
  Object.hasOwn(integrity, name) ? integrity[name] : undefined

/** Where a file that the build of a release names lies in the store, and its integrity. */
export function locate({ app, release, integrity, vendor }: Release, name: string) {
  const [, id, file] = /^vendor\/([^/]+)\/(.+)$/.exec(name) ?? []
  const isOfVendor = vendor !== undefined && id === vendor.release && file !== undefined
  return isOfVendor
    ? { path: `${vendorFolder(id)}/${file}`, integrity: ownValue(vendor.integrity, file) }
    : { path: `${releaseFolder(app, release)}/${name}`, integrity: ownValue(integrity, name) }
}

/** The scripts and style sheets of an element that its first view does not need. */
function laterFiles({
  element,
  elementModules = [],
  elementStyles = [],
  integrity,
  vendor,
}: Release): string[] {
  const own = Object.keys(integrity).filter((name) => name.startsWith('element/'))
  const shared = Object.keys(vendor?.integrity ?? {}).map((name) => `vendor/${vendor?.release}/${name}`)
  const first = [element, ...elementModules, ...elementStyles]
  return [...own, ...shared].filter(
    (name) => isCheckedByBrowser(name) && !first.includes(name) && !/^element\/stand-alone\./.test(name),
  )
}

/** Describes the element of a release for pages that load it. Addresses are relative to that of the description. */
function describe(release: Release, element: string, entry: string, toStore: string): string {
  const file = (name: string) => {
    const { path, integrity } = locate(release, name)
    return { url: toStore + path, integrity }
  }
  const description = {
    element,
    app: release.app,
    release: release.release,
    contractVersion: release.contractVersion,
    ...file(entry),
    modules: (release.elementModules ?? []).map(file),
    styles: (release.elementStyles ?? []).map(file),
    later: laterFiles(release).map(file),
    contract: file(contractFile.name).url,
  }
  return `${JSON.stringify(description)}\n`
}

/** Writes the immutable description of a published release. A release without an element has none. */
export async function writeElementRelease(store: Storage, release: Release): Promise<void> {
  const { element: entry, remote } = release
  if (!entry || !remote?.element) return
  const file = descriptionFile(remote.element, release.release)
  await writePage(store, file, describe(release, remote.element, entry, '../../'))
}

/** Writes the descriptions of the live elements and the host's files, and removes what is not live any more. */
export async function renderElements(store: Storage, { apps }: Registry): Promise<void> {
  const host = apps[HOST]?.active
  const files = new Map(host ? await hostFiles(store, host) : [])
  const descriptions = new Map<string, string>()
  for (const { active, retired } of Object.values(apps)) {
    const { element: entry, remote } = active
    if (!entry || !remote?.element || retired) continue
    descriptions.set(descriptionFile(remote.element), describe(active, remote.element, entry, '../'))
  }
  for (const [path, content] of files) {
    // Most writes to a store change no element.
    const present = await store.read(path)
    if (!present?.equals(content)) await store.replace(path, content)
  }
  for (const [path, text] of descriptions) await writePage(store, path, text)
  const isDescription = (path: string) => descriptions.has(path) || ELEMENT_RELEASE.test(path)
  const present = (await store.list(ELEMENTS)).map(({ path }) => path)
  await store.remove(...present.filter((path) => !files.has(path) && !isDescription(pageOf(path))))
}

/** The loader and the pages for integrators, of the host's release. */
async function hostFiles(store: Storage, host: Release): Promise<[path: string, Buffer][]> {
  const folder = releaseFolder(host.app, host.release)
  const paths = (await store.list(`${folder}/${ELEMENTS}`)).map(({ path }) => path)
  const files = await Promise.all(
    paths
      .filter((path) => !/\.map(\.br|\.gz)?$/.test(path))
      .map(async (path) => ({ path: path.slice(folder.length + 1), content: await store.read(path) })),
  )
  return files.flatMap(({ path, content }) => (content ? [[path, content]] : []))
}

import type { Registry, Release } from '@portal/contracts'
import { elementContract } from '@portal/contracts/element'
import type { ReleaseFile } from './release-files.ts'
import type { Storage } from './storage.ts'
import { HOST, releaseFolder } from './store.ts'
import { vendorFolder } from './vendor.ts'

/** The folder with the addresses of elements, and with the host's files for the pages that use them. */
export const ELEMENTS = 'elements'

/** What a page may rely on, as a file of each release with an element. */
export const contractFile: ReleaseFile = {
  name: 'element/contract.json',
  content: Buffer.from(`${JSON.stringify(elementContract, null, 2)}\n`),
}

/** The description of a release of an element or, without a release, of the live one. */
export const descriptionFile = (element: string, release?: string): string =>
  `${ELEMENTS}/${element}${release ? `/${release}` : ''}.json`

/** Where a file that the build of a release names lies in the store, and its integrity. */
export function locate({ app, release, integrity, vendor }: Release, name: string) {
  const [, id, file] = /^vendor\/([^/]+)\/(.+)$/.exec(name) ?? []
  const isOfVendor = vendor !== undefined && id === vendor.release && file !== undefined
  return isOfVendor
    ? { path: `${vendorFolder(id)}/${file}`, integrity: vendor.integrity[file] }
    : { path: `${releaseFolder(app, release)}/${name}`, integrity: integrity[name] }
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
    contract: file(contractFile.name).url,
  }
  return `${JSON.stringify(description)}\n`
}

/** Writes the immutable description of a published release. A release without an element has none. */
export async function writeElementRelease(store: Storage, release: Release): Promise<void> {
  const { element: entry, remote } = release
  if (!entry || !remote) return
  const file = descriptionFile(remote.element, release.release)
  await store.replace(file, describe(release, remote.element, entry, '../../'))
}

/** Writes the descriptions of the live elements, and removes those of elements that are not live any more. */
export async function renderElements(store: Storage, { apps }: Registry): Promise<void> {
  const live = Object.values(apps).flatMap(({ active, retired }) => {
    const { element: entry, remote } = active
    return entry && remote && !retired ? [{ active, entry, element: remote.element }] : []
  })
  const files = live.map(({ element }) => descriptionFile(element))
  for (const { active, entry, element } of live)
    await update(store, descriptionFile(element), Buffer.from(describe(active, element, entry, '../')))
  const isDescription = /^elements\/[^/]+\.json$/
  const old = (await store.list(ELEMENTS)).map(({ path }) => path).filter((path) => isDescription.test(path))
  await store.remove(...old.filter((path) => !files.includes(path)))
  const host = apps[HOST]?.active
  if (host) await copyHostFiles(store, host)
}

/** Copies the loader and the pages for integrators out of the host's release. */
async function copyHostFiles(store: Storage, host: Release): Promise<void> {
  const folder = releaseFolder(host.app, host.release)
  const files = (await store.list(`${folder}/${ELEMENTS}`)).map(({ path }) => path)
  for (const path of files.filter((name) => !/\.map(\.br|\.gz)?$/.test(name))) {
    const content = await store.read(path)
    if (content) await update(store, path.slice(folder.length + 1), content)
  }
}

/** Most writes to a store change no element. */
async function update(store: Storage, path: string, content: Buffer): Promise<void> {
  const present = await store.read(path)
  if (!present?.equals(content)) await store.replace(path, content)
}

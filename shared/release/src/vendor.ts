import type { Release } from '@portal/federation/protocol'
import { ReleaseError } from './release-error.ts'
import { integrityOf, type ReleaseFile, readPublishedFiles } from './release-files.ts'
import { contentIdOf } from './release-id.ts'
import type { Storage } from './storage.ts'

/** The folder of a build with the vendor module of its element, and the one of the store with those of all. */
export const VENDOR = 'vendor'

/** The folder of a vendor module, relative to the store and to the portal's origin. Its name is a hash of its content. */
export const vendorFolder = (id: string): string => `remotes/${VENDOR}/${id}`

/** Divides the files of a build into those of the release and those of the vendor module, which several releases share. */
export function splitVendor(files: ReleaseFile[], id: string | undefined) {
  const prefix = `${VENDOR}/${id}/`
  return {
    own: files.filter(({ name }) => !name.startsWith(`${VENDOR}/`)),
    vendor: files
      .filter(({ name }) => name.startsWith(prefix))
      .map(({ name, content }) => ({ name: name.slice(prefix.length), content })),
  }
}

/**
 * Compares the vendor module of a release with its published integrity.
 * @throws ReleaseError naming the file that is missing or changed
 */
export async function assertVendorIntact(store: Storage, { app, release, vendor }: Release): Promise<void> {
  if (!vendor) return
  const files = await readPublishedFiles(store, vendorFolder(vendor.release))
  const found = integrityOf(files)
  const damaged = Object.entries(vendor.integrity).find(([name, hash]) => found[name] !== hash)
  // Other releases share it: that of another store must not replace it.
  if (!damaged && contentIdOf(files) !== vendor.release)
    throw new ReleaseError(`${app} ${release} is damaged: its vendor module is not ${vendor.release}`)
  if (!damaged) return
  throw new ReleaseError(
    `${app} ${release} is damaged: ${damaged[0]} of its vendor module ${vendor.release} is missing or changed`,
  )
}

import type { Registry, Release } from '@portal/federation/protocol'
import pLimit from 'p-limit'
import { listRelease } from './publish.ts'
import { recordedRelease } from './registry-changes.ts'
import { readIntact, readIntactRelease } from './release-check.ts'
import { assertSigned, copySignature, type Force } from './signature.ts'
import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { vendorFolder } from './vendor.ts'
import { MAX_OPEN_FILES } from './written-files.ts'

interface ImportOptions extends Force {
  /** The registry of the source, if it is a store of one's own: its releases of older checkouts are copied, too. */
  known?: Registry | undefined
}

/**
 * Copies a release into the store of another environment: the same bytes, so the same release. It has to be verified there.
 * @throws ReleaseError when it is unknown or damaged, or not signed as that store wants
 */
export async function importRelease(
  from: Storage,
  to: Storage,
  { app, release }: Pick<Release, 'app' | 'release'>,
  { known, ...options }: ImportOptions = {},
): Promise<Release> {
  const intact = await readIntact(from, app, release, known && recordedRelease(known, app, release))
  await assertSigned(to, intact, options, from)
  const found = intact.release
  const existing = await readIntactRelease(to, app, release).catch(() => undefined)
  if (existing) await copySignature(from, to, existing)
  else {
    if (found.vendor) await copyFiles(from, to, vendorFolder(found.vendor.release))
    await copyFiles(from, to, releaseFolder(app, release))
  }
  await listRelease(to, existing ?? found, 'import', options)
  return existing ?? found
}

/** Copies release.json last: without it the folder is not a release. */
async function copyFiles(from: Storage, to: Storage, folder: string): Promise<void> {
  const last = `${folder}/release.json`
  const limit = pLimit(MAX_OPEN_FILES)
  const copy = async (path: string) => {
    const content = await from.read(path)
    if (content) await to.replace(path, content)
  }
  const paths = (await from.list(folder)).map(({ path }) => path).filter((path) => path !== last)
  await Promise.all(paths.map((path) => limit(() => copy(path))))
  await copy(last)
}

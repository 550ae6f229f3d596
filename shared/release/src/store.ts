import { type PublishedRelease, type Release, ReleaseSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { readText, type Storage } from './storage.ts'

/** A release cannot be published or activated. The message is shown on the command line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** The name of the host; every other app is a remote. */
export const HOST = 'host'

const RELEASE_ID = /^[0-9a-f]{16}$/

/** The folders with the releases of the host and of the remotes. */
export const RELEASE_FOLDERS = ['host', 'remotes']

/** The folder of a release, relative to the store and to the portal's origin. */
export function releaseFolder(app: string, release: string): string {
  return `${app === HOST ? HOST : `remotes/${app}`}/${release}`
}

export function releaseUrl({ app, release }: Release, file: string): string {
  return `/${releaseFolder(app, release)}/${file}`
}

/**
 * Reads the release.json of a published release.
 * @throws ReleaseError when the store has no such release
 */
export async function readRelease(store: Storage, app: string, release: string): Promise<Release> {
  if (!RELEASE_ID.test(release)) {
    throw new ReleaseError(`${release} is not a release: expected 16 hexadecimal digits`)
  }
  const text = await readText(store, `${releaseFolder(app, release)}/release.json`)
  if (text === undefined) throw new ReleaseError(`${app} ${release} is not in the store`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text)
  if (!parsed.success || parsed.output.app !== app || parsed.output.release !== release) {
    throw new ReleaseError(`${app} ${release} has an unusable release.json`)
  }
  return parsed.output
}

/** The facts of a release that the registry lists. */
export function published({ release, revision, development }: Release, at = new Date()): PublishedRelease {
  return { release, revision, ...(development && { development }), publishedAt: at.toISOString() }
}

import {
  AppNameSchema,
  type PublishedRelease,
  type Release,
  ReleaseIdSchema,
  ReleaseSchema,
} from '@portal/federation/protocol'
import * as v from 'valibot'
import { checkedJson } from './checked-json.ts'
import { ReleaseError } from './release-error.ts'
import { readText, type Storage } from './storage.ts'

/** The name of the host; every other app is a remote. */
export const HOST = 'host'

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
  if (!v.is(AppNameSchema, app)) throw new ReleaseError(`${app} is not an app: expected host or mfe-…`)
  if (!v.is(ReleaseIdSchema, release)) {
    throw new ReleaseError(`${release} is not a release: expected 16 hexadecimal digits`)
  }
  const text = await readText(store, `${releaseFolder(app, release)}/release.json`)
  if (text === undefined) throw new ReleaseError(`${app} ${release} is not in the store`)
  const found = checkedJson(ReleaseSchema, text, `${app} ${release}: release.json`)
  if (found.app !== app || found.release !== release || (found.remote && found.remote.name !== app)) {
    throw new ReleaseError(`${app} ${release}: release.json is that of another release`)
  }
  return found
}

/** The facts of a release that the registry lists. */
export function published(
  { release, revision, repository, development }: Release,
  at = new Date(),
): PublishedRelease {
  return {
    release,
    revision,
    repository,
    ...(development && { development }),
    publishedAt: at.toISOString(),
  }
}

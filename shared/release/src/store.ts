import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Registry, RegistrySchema, type Release, ReleaseSchema } from '@portal/contracts'
import * as v from 'valibot'
import { isErrorCode } from './atomic-file.ts'

/** A release cannot be published or activated. The message is shown on the command line. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** The name of the host; every other app is a remote. */
export const HOST = 'host'

const RELEASE_ID = /^[0-9a-f]{16}$/

/** The path of an app's releases, relative to the store and to the portal's origin. */
function appPath(app: string): string {
  return app === HOST ? HOST : `remotes/${app}`
}

export function releaseUrl(release: Release, file: string): string {
  return `/${appPath(release.app)}/${release.release}/${file}`
}

export function releaseDir(storeDir: string, app: string, release: string): string {
  return join(storeDir, appPath(app), release)
}

/**
 * Reads the release.json of a published release.
 * @throws ReleaseError when the store has no such release
 */
export async function readRelease(storeDir: string, app: string, release: string): Promise<Release> {
  if (!RELEASE_ID.test(release)) {
    throw new ReleaseError(`${release} is not a release: expected 16 hexadecimal digits`)
  }
  const file = join(releaseDir(storeDir, app, release), 'release.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new ReleaseError(`${app} ${release} is not in the store`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text)
  if (!parsed.success || parsed.output.app !== app || parsed.output.release !== release) {
    throw new ReleaseError(`${app} ${release} has an unusable release.json`)
  }
  return parsed.output
}

/**
 * Reads the registry; it is empty before the first activation.
 * @throws ReleaseError when registry.json is invalid
 */
export async function readRegistry(storeDir: string): Promise<Registry> {
  const file = join(storeDir, 'registry.json')
  try {
    return v.parse(RegistrySchema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (isErrorCode(error, 'ENOENT')) return { version: 1, apps: {} }
    throw new ReleaseError(`${file} cannot be read as a registry`)
  }
}

/** The published releases of an app, the latest first. */
export async function publishedReleases(storeDir: string, app: string): Promise<string[]> {
  const names = await readdir(join(storeDir, appPath(app))).catch(() => [])
  const dated = await Promise.all(
    names
      .filter((name) => RELEASE_ID.test(name))
      .map(async (name) => ({
        name,
        publishedAt: (await stat(join(releaseDir(storeDir, app, name), 'release.json'))).mtimeMs,
      })),
  )
  return dated.sort((a, b) => b.publishedAt - a.publishedAt).map(({ name }) => name)
}

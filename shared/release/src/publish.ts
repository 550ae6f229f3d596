import {
  type Release,
  ReleaseSchema,
  type RemoteDeclaration,
  RemoteDeclarationSchema,
} from '@portal/contracts'
import pLimit from 'p-limit'
import * as v from 'valibot'
import type { Author } from './author.ts'
import { type BuildDescription, readBuildDescription } from './build-description.ts'
import { compressedForms } from './compression.ts'
import { newestRegistry } from './log.ts'
import { openStorage } from './open-storage.ts'
import { withPublished } from './registry-changes.ts'
import { readIntactRelease } from './release-check.ts'
import { integrityOf, type ReleaseFile, readReleaseFiles, releaseIdOf } from './release-files.ts'
import { standAlonePage } from './stand-alone-page.ts'
import type { Storage } from './storage.ts'
import { HOST, published, ReleaseError, releaseFolder } from './store.ts'
import { write } from './write.ts'

export const MAX_OPEN_FILES = 16

/** The facts of a release that its build does not contain. */
export interface Origin {
  app: string
  /** The version of the Portal contract that the host provides. A remote declares which one it needs. */
  contractVersion: string
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: string
}

interface PublishOptions extends Author {
  /** Compression takes most of the time; development builds skip it. */
  compress?: boolean
}

/**
 * Copies a build into the store as an immutable release. The same content is the same release; a damaged one is mended.
 * @throws ReleaseError when the folder has no valid build
 */
export async function publish(
  distDir: string,
  store: Storage,
  origin: Origin,
  { compress = true, ...author }: PublishOptions = {},
): Promise<Release> {
  const build = await readBuildDescription(distDir)
  const built = await readReleaseFiles(openStorage(distDir))
  const files = build.standAlone ? [...built, standAlonePage(origin.app, build.standAlone, built)] : built
  const release = describe(files, build, origin)
  const found = await readIntactRelease(store, release.app, release.release).catch(() => undefined)
  if (!found) await writeRelease(store, release, files, compress)
  await listRelease(store, found ?? release, 'publish', author)
  return found ?? release
}

/** Adds a release, whose files are in the store, to the registry. */
export async function listRelease(
  store: Storage,
  release: Release,
  action: string,
  author: Author,
): Promise<void> {
  const { releases } = await newestRegistry(store)
  if (releases[release.app]?.[0]?.release === release.release) return
  await write(store, {
    ...author,
    action,
    live: false,
    change: (registry) => ({
      registry: withPublished(registry, release.app, published(release)),
      releases: [release],
    }),
  })
}

function describe(files: ReleaseFile[], build: BuildDescription, origin: Origin): Release {
  const integrity = integrityOf(files)
  const parsed = v.safeParse(ReleaseSchema, {
    ...origin,
    contractVersion: build.needs ?? origin.contractVersion,
    release: releaseIdOf(files),
    entry: build.entry,
    preload: build.preload,
    styles: build.styles,
    modules: build.modules,
    element: build.element,
    integrity,
    ...(build.development && { development: true }),
  })
  if (!parsed.success) {
    const issue = parsed.issues[0]
    throw new ReleaseError(
      `The build of ${origin.app} has an unusable ${v.getDotPath(issue)}: ${issue.message}`,
    )
  }
  const { output: release } = parsed
  if (release.app !== HOST) release.remote = declarationOf(build, release.app)
  for (const name of [build.entry, ...build.preload, ...build.styles, build.element, build.standAlone]) {
    if (name !== null && !(name in integrity)) {
      throw new ReleaseError(
        `The build of ${origin.app} names ${name}, which is no script or style sheet in it`,
      )
    }
  }
  return release
}

function declarationOf({ remote }: BuildDescription, app: string): RemoteDeclaration {
  if (remote === undefined) {
    throw new ReleaseError(
      `The build of ${app} has no declaration: write ${app}/remote.ts and build it again`,
    )
  }
  const parsed = v.safeParse(RemoteDeclarationSchema, remote)
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
    throw new ReleaseError(
      `The declaration of ${app} cannot be used: ${reasons.join('; ')}. Fix ${app}/remote.ts and build it again`,
    )
  }
  const { name } = parsed.output
  if (name !== app) throw new ReleaseError(`The build is that of ${name}, not of ${app}`)
  return parsed.output
}

/** Writes release.json last: without it the folder is not a release. */
async function writeRelease(
  store: Storage,
  release: Release,
  files: ReleaseFile[],
  compress: boolean,
): Promise<void> {
  const folder = releaseFolder(release.app, release.release)
  const limit = pLimit(MAX_OPEN_FILES)
  const writeFile = async ({ name, content }: ReleaseFile) => {
    const forms = compress ? await compressedForms(name, content) : []
    for (const form of [...forms, { suffix: '', content }]) {
      await store.replace(`${folder}/${name}${form.suffix}`, form.content)
    }
  }
  await Promise.all(files.map((file) => limit(() => writeFile(file))))
  await store.replace(`${folder}/release.json`, `${JSON.stringify(release, null, 2)}\n`)
}

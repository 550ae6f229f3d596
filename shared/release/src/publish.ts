import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type Release,
  ReleaseSchema,
  type RemoteDeclaration,
  RemoteDeclarationSchema,
} from '@portal/contracts'
import * as v from 'valibot'
import { isErrorCode } from './atomic-file.ts'
import { type BuildDescription, readBuildDescription } from './build-description.ts'
import { compressedForms } from './compression.ts'
import { integrityOf, type ReleaseFile, readReleaseFiles, releaseIdOf } from './release-files.ts'
import { standAlonePage } from './stand-alone-page.ts'
import { HOST, ReleaseError, readRelease, releaseDir } from './store.ts'

/** The facts of a release that its build does not contain. */
export interface Origin {
  app: string
  /** The version of the Portal contract that the host provides. A remote declares which one it needs. */
  contractVersion: string
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: string
}

/**
 * Copies a build into the store as an immutable release. The same content is the same release. Compression takes most of
 * the time; development builds skip it.
 * @throws ReleaseError when the folder has no valid build
 */
export async function publish(
  distDir: string,
  storeDir: string,
  origin: Origin,
  { compress = true } = {},
): Promise<Release> {
  const build = await readBuildDescription(distDir)
  const built = await readReleaseFiles(distDir)
  const files = build.standAlone ? [...built, standAlonePage(origin.app, build.standAlone, built)] : built
  const release = describe(files, build, origin)
  const target = releaseDir(storeDir, release.app, release.release)
  if (await exists(target)) return readRelease(storeDir, release.app, release.release)

  const incoming = join(storeDir, `.incoming-${randomUUID()}`)
  try {
    await Promise.all(files.map((file) => writeReleaseFile(incoming, file, compress)))
    await writeFile(join(incoming, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
    await mkdir(dirname(target), { recursive: true })
    await rename(incoming, target)
  } catch (error) {
    await rm(incoming, { recursive: true, force: true })
    // Another process has published the same content in the meantime.
    if (!isErrorCode(error, 'ENOTEMPTY', 'EEXIST', 'EPERM') || !(await exists(target))) throw error
  }
  return readRelease(storeDir, release.app, release.release)
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

async function writeReleaseFile(
  dir: string,
  { name, content }: ReleaseFile,
  compress: boolean,
): Promise<void> {
  const path = join(dir, name)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
  if (!compress) return
  for (const form of await compressedForms(name, content)) await writeFile(path + form.suffix, form.content)
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

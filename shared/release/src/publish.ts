import {
  type BuildDescription,
  type Release,
  ReleaseSchema,
  type RemoteDeclaration,
  RemoteDeclarationSchema,
} from '@portal/federation/protocol'
import * as v from 'valibot'
import type { Author } from './author.ts'
import { readBuild } from './build-description.ts'
import { reasonOf } from './checked-json.ts'
import { assertContainer } from './container-entry.ts'
import { contractFile, locate, writeElementRelease } from './element-files.ts'
import { assertAllowedCode } from './forbidden-code.ts'
import type { Build } from './foreign-build.ts'
import { newestRegistry } from './log.ts'
import { openStorage } from './open-storage.ts'
import { publishedOf, withPublished } from './registry-changes.ts'
import { readIntactRelease } from './release-check.ts'
import { ReleaseError } from './release-error.ts'
import { integrityOf, isCheckedByBrowser, type ReleaseFile, readReleaseFiles } from './release-files.ts'
import { contentIdOf, releaseDigestOf, releaseIdOf } from './release-id.ts'
import { mapFile, mapIntegrityOf } from './release-map.ts'
import { scopedStyles } from './scoped-styles.ts'
import { type Force, signRelease } from './signature.ts'
import { signingKey } from './signing-key.ts'
import { standAlonePage } from './stand-alone-page.ts'
import type { Storage } from './storage.ts'
import { HOST, published, releaseFolder } from './store.ts'
import { assertVendorIntact, splitVendor, vendorFolder } from './vendor.ts'
import { write } from './write.ts'
import { writeFiles } from './written-files.ts'

/** The facts of a release that its build does not contain. */
export interface Origin {
  app: string
  /** The version of the Portal contract that the host provides. A remote declares which one it needs. */
  contractVersion: string
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: string
  /** The address of the repository with the source, if it is known. */
  repository?: string | undefined
}

interface PublishOptions extends Author {
  /** Compression takes most of the time; development builds skip it. */
  compress?: boolean
  /** The private key, or its file. Default: `RELEASE_SIGNING_KEY`. */
  signWith?: string
}

/**
 * Copies a build into the store as an immutable release, and signs it if this process has a key. The same content is the same release;
 * a damaged one is mended.
 * @throws ReleaseError when the folder has no valid build, or the key is malformed
 */
export async function publish(
  distDir: string,
  store: Storage,
  origin: Origin,
  { compress = true, signWith, ...author }: PublishOptions = {},
): Promise<Release> {
  const build = await readBuild(distDir)
  const { own, vendor } = splitVendor(await filesOf(distDir, build, origin.app), build.vendor)
  const added = addedFiles(origin.app, build, own, vendor)
  // The folder of a release has them already.
  const files = [...own.filter(({ name }) => !added.some((file) => file.name === name)), ...added]
  const release = describe(files, vendor, build, origin)
  const key = await signingKey(signWith)
  const found = await readIntactRelease(store, release.app, release.release).catch(() => undefined)
  if (key) await signRelease(store, { release, digest: releaseDigestOf(files, release) }, key)
  if (!found) {
    await writeVendor(store, release, vendor, compress)
    await writeRelease(store, release, files, compress)
  }
  await listRelease(store, found ?? release, 'publish', { ...author, older: contentIdOf(files) })
  return found ?? release
}

/** The files of a build, with the style sheets of another repository kept to its remote. */
async function filesOf(distDir: string, { foreign }: Build, app: string): Promise<ReleaseFile[]> {
  const files = await readReleaseFiles(openStorage(distDir))
  return foreign ? files.map((file) => (file.name.endsWith('.css') ? scopedStyles(app, file) : file)) : files
}

/** A release before its id is computed from the rest. */
const UNNAMED = '0'.repeat(16)

/** What a release has beside the files of its build. */
function addedFiles(
  app: string,
  { element, map, standAlone, vendor: id }: BuildDescription,
  own: ReleaseFile[],
  vendor: ReleaseFile[],
): ReleaseFile[] {
  return [
    ...(standAlone ? [standAlonePage(app, standAlone, own, { id, files: vendor })] : []),
    ...(element ? [contractFile] : []),
    ...(map ? [mapFile(own)] : []),
  ]
}

interface ListOptions extends Force {
  /** The id that an older checkout gave these files. */
  older?: string
}

/** Adds a release, whose files are in the store, to the registry. */
export async function listRelease(
  store: Storage,
  release: Release,
  action: string,
  { force, older, ...author }: ListOptions,
): Promise<void> {
  await writeElementRelease(store, release)
  const [newest] = publishedOf(await newestRegistry(store), release.app)
  if (newest?.release === release.release) return
  await write(store, {
    ...author,
    action,
    forced: force,
    live: false,
    change: (registry) => ({
      registry: withPublished(registry, release.app, published(release), older),
      releases: [release],
    }),
  })
}

function describe(files: ReleaseFile[], vendor: ReleaseFile[], build: Build, origin: Origin): Release {
  const integrity = integrityOf(files)
  const parsed = v.safeParse(ReleaseSchema, {
    ...origin,
    contractVersion: build.needs ?? origin.contractVersion,
    release: UNNAMED,
    entry: build.entry,
    preload: build.preload,
    ...(build.start.length > 0 && { start: build.start }),
    styles: build.styles,
    modules: build.modules,
    element: build.element,
    ...(build.element && { elementModules: build.elementModules, elementStyles: build.elementStyles }),
    ...(build.vendor && { vendor: { release: build.vendor, integrity: integrityOf(vendor) } }),
    integrity,
    ...(build.map && { map: mapIntegrityOf(files) }),
    ...(build.development && { development: true }),
  })
  if (!parsed.success) {
    throw new ReleaseError(`The build of ${origin.app} has an unusable ${reasonOf(parsed.issues[0])}`)
  }
  const { output: release } = parsed
  if (build.vendor && contentIdOf(vendor) !== build.vendor)
    throw new ReleaseError(`The vendor module in the build of ${origin.app} is not ${build.vendor}`)
  if (release.app !== HOST) release.remote = declarationOf(build, release.app)
  const { entry, preload, start, styles, element, standAlone, elementModules, elementStyles } = build
  const named = [
    entry,
    ...preload,
    ...start,
    ...styles,
    element,
    standAlone,
    ...elementModules,
    ...elementStyles,
  ]
  for (const name of named) {
    if (name !== null && !(isCheckedByBrowser(name) && locate(release, name).integrity)) {
      throw new ReleaseError(
        `The build of ${origin.app} names ${name}, which is no script or style sheet in it`,
      )
    }
  }
  const entryFile = files.find(({ name }) => name === entry)
  const source = String(entryFile?.content)
  if (release.app !== HOST)
    assertContainer(release.app, { entry, source, publicPath: build.foreign?.publicPath })
  if (build.foreign) assertAllowedCode(release.app, files, release.remote)
  return { ...release, release: releaseIdOf(files, release) }
}

function declarationOf({ remote, foreign }: Build, app: string): RemoteDeclaration {
  const source = foreign ? 'it' : `${app}/remote.ts`
  if (remote === undefined) {
    throw new ReleaseError(`The build of ${app} has no declaration: write ${source} and build it again`)
  }
  const parsed = v.safeParse(RemoteDeclarationSchema, remote)
  if (!parsed.success) {
    const reasons = parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`)
    throw new ReleaseError(
      `The declaration of ${app} cannot be used: ${reasons.join('; ')}. Fix ${source} and build it again`,
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
  await writeFiles(store, folder, files, compress)
  await store.replace(`${folder}/release.json`, `${JSON.stringify(release, null, 2)}\n`)
}

/** Writes the vendor module unless it is there: that of several releases is the same. */
async function writeVendor(
  store: Storage,
  release: Release,
  files: ReleaseFile[],
  compress: boolean,
): Promise<void> {
  if (!release.vendor) return
  const isThere = await assertVendorIntact(store, release).then(
    () => true,
    () => false,
  )
  if (!isThere) await writeFiles(store, vendorFolder(release.vendor.release), files, compress)
}

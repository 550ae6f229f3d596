import type { Registry, Release } from '@portal/federation/protocol'
import * as v from 'valibot'
import { readText, type Storage } from '../storage.ts'
import { HOST, releaseFolder } from '../store.ts'

const DESIGN_SYSTEM = 'portal/kit'

/** A library that an app shares with others. */
export interface SharedLibrary {
  name: string
  /** The version that runs, which is the host's if it is of the same major version. */
  version: string
  /** The version that the app was built with, if it is another one. */
  builtWith?: string
  /** Whether the app runs a copy of its own, because the host has another major version or none. */
  isOwn: boolean
}

export interface LibrariesOfApp {
  app: string
  libraries: SharedLibrary[]
}

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    shared: v.array(v.looseObject({ name: v.string(), version: v.string() })),
  }),
)

const LicensesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.looseObject({ name: v.string(), version: v.string() })),
)

interface Package {
  name: string
  version: string
}

/** `react/jsx-runtime` is a part of react, `portal/kit/<hash>/dialogs` one of the design system with this hash. */
const PACKAGE = /^(?:portal\/kit\/(?<hash>[0-9a-f]{8})[0-9a-f]*|(?<name>(?:@[^/]+\/)?[^/]+))/

/** The package that an entry of the share scope belongs to. */
function packageOf(entry: Package): Package {
  const { hash, name = entry.name } = PACKAGE.exec(entry.name)?.groups ?? {}
  return hash ? { name: DESIGN_SYSTEM, version: hash } : { name, version: entry.version }
}

const majorOf = (version: string) => version.split('.', 1).join()

/** What is in a file of a release; nothing if it is missing or something else. */
async function contentOf<Schema extends v.GenericSchema<string, unknown>>(
  store: Storage,
  { app, release }: Release,
  file: string,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  const parsed = v.safeParse(schema, await readText(store, `${releaseFolder(app, release)}/${file}`))
  return parsed.success ? parsed.output : undefined
}

async function sharedBy(store: Storage, release: Release): Promise<Package[]> {
  const { shared = [] } = (await contentOf(store, release, 'mf-manifest.json', ManifestSchema)) ?? {}
  return [...new Map(shared.map(packageOf).map((one) => [`${one.name} ${one.version}`, one])).values()]
}

/**
 * What runs for a remote. One that brings no copy names no version. Each design system is there once, whichever remote brings it.
 */
function libraryOf({ name, version }: Package, provided: Map<string, string>): SharedLibrary {
  const ofHost = provided.get(name)
  if (!version) return { name, version: ofHost ?? 'missing', isOwn: false }
  if (ofHost && majorOf(ofHost) === majorOf(version))
    return { name, version: ofHost, ...(ofHost !== version && { builtWith: version }), isOwn: false }
  return { name, version, isOwn: name !== DESIGN_SYSTEM }
}

/** The libraries that the live remotes share, and those of them that the host provides. The host comes first. */
export async function sharedLibraries(store: Storage, { apps }: Registry): Promise<LibrariesOfApp[]> {
  const live = Object.values(apps).flatMap(({ active, retired }) => (retired ? [] : [active]))
  const host = live.find(({ app }) => app === HOST)
  const ofHost = (host && (await contentOf(store, host, 'licenses-host.json', LicensesSchema))) ?? []
  const provided = new Map(ofHost.map(({ name, version }) => [name, version]))
  const remotes = await Promise.all(
    live
      .filter(({ app }) => app !== HOST)
      .toSorted((one, other) => (one.app < other.app ? -1 : 1))
      .map(async (release) => ({
        app: release.app,
        libraries: (await sharedBy(store, release)).map((one) => libraryOf(one, provided)),
      })),
  )
  const names = new Set(remotes.flatMap(({ libraries }) => libraries.map(({ name }) => name)))
  const own = [...provided]
    .filter(([name]) => names.has(name))
    .map(([name, version]) => ({ name, version, isOwn: false }))
  return [...(host ? [{ app: HOST, libraries: own }] : []), ...remotes]
}

import * as v from 'valibot'
import type { RemoteDeclaration } from './remote-declaration.ts'

const FileNameSchema = v.pipe(
  v.string(),
  v.regex(/^[\w.-]+(\/[\w.-]+)*$/),
  v.check((name) => !name.includes('..')),
)
const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

const AppNameSchema = v.pipe(v.string(), v.regex(/^(host|mfe-[a-z]+(-[a-z]+)*)$/))

/**
 * A declaration in the store. It was checked when it was published, by a checkout that may know other slots and facts: another
 * one must still be able to read the registry.
 */
const PublishedDeclarationSchema = v.custom<RemoteDeclaration>(
  (value) => v.is(v.looseObject({ name: v.string(), basePath: v.string(), element: v.string() }), value),
  'must be a declaration',
)

/** `release.json`: what an immutable release folder says of itself. Later checkouts may say more. */
export const ReleaseSchema = v.looseObject({
  app: AppNameSchema,
  /** Hash over the names and contents of its files, 16 hex digits. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The declaration of a remote. The host has none, nor have releases of contract versions before 1.5. */
  remote: v.optional(PublishedDeclarationSchema),
  /** The version of the Portal contract that it needs; of the host, what it provides. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: v.string(),
  /** The ES module that the host imports. */
  entry: FileNameSchema,
  /** Scripts that its first screen needs, to be fetched with the page. */
  preload: v.array(FileNameSchema),
  /** Style sheets of its first screen. */
  styles: v.array(FileNameSchema),
  /** What the host can load of it beside the tab, by name: the files of its `src/slots`. Older releases do not say. */
  modules: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/))), []),
  /** The ES module that a foreign page imports to get the custom element; the host has none. */
  element: v.nullable(FileNameSchema),
  /** sha384 of every script and style sheet: a file that is not in here is not loaded. */
  integrity: v.record(FileNameSchema, IntegritySchema),
})

/** One app's releases: what is active, and what was before it, newest first. */
const AppReleasesSchema = v.looseObject({
  active: ReleaseSchema,
  previous: v.array(ReleaseSchema),
  /** Taken out of the portal until a release is activated again. */
  retired: v.optional(v.boolean()),
  canary: v.optional(
    v.strictObject({
      release: ReleaseSchema,
      /** Share of page views that get it, 0 to 1. */
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
})

/** `registry.json`: which release of which app is live. */
export const RegistrySchema = v.looseObject({
  version: v.literal(1),
  apps: v.record(AppNameSchema, AppReleasesSchema),
})

export type Release = v.InferOutput<typeof ReleaseSchema>
export type AppReleases = v.InferOutput<typeof AppReleasesSchema>
export type Registry = v.InferOutput<typeof RegistrySchema>

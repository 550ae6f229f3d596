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
 * A published declaration. The publishing checkout checked it and may know other slots and facts, so that this one checks only
 * its form.
 */
const PublishedDeclarationSchema = v.custom<RemoteDeclaration>(
  (value) => v.is(v.looseObject({ name: v.string(), basePath: v.string(), element: v.string() }), value),
  'must be a declaration',
)

/** `release.json` of an immutable release folder. Later checkouts may add fields. */
export const ReleaseSchema = v.looseObject({
  app: AppNameSchema,
  /** Hash over the names and contents of its files, 16 hex digits. */
  release: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** The declaration of a remote. The host and releases of contract versions before 1.5 have none. */
  remote: v.optional(PublishedDeclarationSchema),
  /** The version of the Portal contract that a remote needs or the host provides. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** Set for a build of `npm run dev`, which customers never get. */
  development: v.optional(v.literal(true)),
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: v.string(),
  /** The ES module that the host imports. */
  entry: FileNameSchema,
  /** Scripts of its first screen, which the page preloads. */
  preload: v.array(FileNameSchema),
  /** Style sheets of its first screen. */
  styles: v.array(FileNameSchema),
  /** The names of the files in its `src/slots`. Older releases do not have this field. */
  modules: v.optional(v.array(v.pipe(v.string(), v.regex(/^[a-z]+(-[a-z]+)*$/))), []),
  /** The ES module that a foreign page imports to get the custom element; the host has none. */
  element: v.nullable(FileNameSchema),
  /** sha384 of every script and style sheet. Other files are not loaded. */
  integrity: v.record(FileNameSchema, IntegritySchema),
})

/** The active release of an app and the previous ones, newest first. */
const AppReleasesSchema = v.looseObject({
  active: ReleaseSchema,
  previous: v.array(ReleaseSchema),
  /** Not in the portal until a release is activated again. */
  retired: v.optional(v.boolean()),
  canary: v.optional(
    v.strictObject({
      release: ReleaseSchema,
      /** Its share of page views, 0 to 1. */
      share: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
    }),
  ),
})

/** `registry.json`: the live releases. */
export const RegistrySchema = v.looseObject({
  version: v.literal(1),
  apps: v.record(AppNameSchema, AppReleasesSchema),
})

export type Release = v.InferOutput<typeof ReleaseSchema>
export type AppReleases = v.InferOutput<typeof AppReleasesSchema>
export type Registry = v.InferOutput<typeof RegistrySchema>

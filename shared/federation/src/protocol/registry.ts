import * as v from 'valibot'
import { AppNameSchema, FileNameSchema, ModuleNameSchema, ReleaseIdSchema } from './names.ts'
import { PublishedDeclarationSchema } from './published-declaration.ts'

const IntegritySchema = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/))

/** `release.json` of an immutable release folder. Later checkouts may add fields. */
export const ReleaseSchema = v.looseObject({
  app: AppNameSchema,
  release: ReleaseIdSchema,
  /** The declaration of a remote. The host has none. */
  remote: v.optional(PublishedDeclarationSchema),
  /** The version of the Portal contract that a remote needs or the host provides. */
  contractVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+$/)),
  /** Set for a build of `npm run dev`, which is never a fallback, an earlier release or the latest one. */
  development: v.optional(v.literal(true)),
  /** Revision of the source, or `unknown` outside a checkout. */
  revision: v.string(),
  /** The address of the repository with the source, if its checkout has one. */
  repository: v.optional(v.string()),
  /** The ES module that the host imports. */
  entry: FileNameSchema,
  /** Scripts of its first screen, which the page preloads. */
  preload: v.array(FileNameSchema),
  /** Scripts and style sheets of the overview, which its page preloads besides. Only of the host. */
  start: v.optional(v.array(FileNameSchema)),
  /** Style sheets of its first screen. */
  styles: v.array(FileNameSchema),
  /** The names of the slots that it fills. */
  modules: v.array(ModuleNameSchema),
  /** The ES module that a foreign page imports to get the custom element; the host has none. */
  element: v.nullable(FileNameSchema),
  /** Scripts and style sheets of the first view of the element, those of its vendor module below `vendor/`. */
  elementModules: v.optional(v.array(FileNameSchema)),
  elementStyles: v.optional(v.array(FileNameSchema)),
  /** The vendor module that elements of several releases share; sha384 of its scripts and style sheets. */
  vendor: v.optional(
    v.looseObject({ release: ReleaseIdSchema, integrity: v.record(FileNameSchema, IntegritySchema) }),
  ),
  /**
   * sha384 of the file with the integrities that the page needs. The code of such a release asks the page to load its files. The host
   * and development builds do not have this field; their integrities are in the page.
   */
  map: v.optional(IntegritySchema),
  /** sha384 of every file that can run, style or be shown: scripts, WebAssembly, style sheets, fonts, pictures. */
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
  /** Releases that were taken back. They are chosen only by an activation that names them. */
  withdrawn: v.optional(v.array(ReleaseIdSchema)),
})

/** A release that is in the store. */
const PublishedReleaseSchema = v.looseObject({
  release: ReleaseIdSchema,
  revision: v.string(),
  repository: v.optional(v.string()),
  development: v.optional(v.literal(true)),
  /** ISO time of its last publication. */
  publishedAt: v.string(),
  /** The result of its last verification. */
  verification: v.optional(
    v.looseObject({
      passed: v.boolean(),
      at: v.string(),
      /** Why its types, tests and budgets were left out. */
      skipped: v.optional(v.string()),
    }),
  ),
})

/** `registry.json`: the live releases, and those in the store. */
export const RegistrySchema = v.looseObject({
  version: v.literal(1),
  /** The number of the log entry with this registry; 0 before the first one. */
  sequence: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99_999_999)),
  apps: v.record(AppNameSchema, AppReleasesSchema),
  /** The releases in the store by app, the last published first. */
  releases: v.record(AppNameSchema, v.array(PublishedReleaseSchema)),
})

export type Release = v.InferOutput<typeof ReleaseSchema>
export type AppReleases = v.InferOutput<typeof AppReleasesSchema>
export type PublishedRelease = v.InferOutput<typeof PublishedReleaseSchema>
export type Registry = v.InferOutput<typeof RegistrySchema>

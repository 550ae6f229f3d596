import * as v from 'valibot'

/** `build.json`, with which a build describes itself for the release store. File names are relative to its folder. */
export const BuildDescriptionSchema = v.object({
  entry: v.string(),
  /** Scripts of the first screen. */
  preload: v.array(v.string()),
  /** What the page of `/` and `/overview` preloads besides. Only of the host. */
  start: v.optional(v.array(v.string()), []),
  /** Style sheets of the first screen. */
  styles: v.array(v.string()),
  modules: v.optional(v.array(v.string()), []),
  element: v.nullable(v.string()),
  /** Scripts and style sheets of the first view of the element, those of its vendor module below `vendor/`. */
  elementModules: v.optional(v.array(v.string()), []),
  elementStyles: v.optional(v.array(v.string()), []),
  /** The vendor module of the element: the name of its folder in `vendor/`. */
  vendor: v.optional(v.string()),
  standAlone: v.nullable(v.string()),
  /** Set if its code asks the page for its files, so that the release brings their integrities. */
  map: v.optional(v.literal(true)),
  /** What each part weighs and may weigh, in kB gzipped. Only of a release. */
  budgets: v.optional(v.record(v.string(), v.object({ kilobytes: v.number(), limit: v.number() }))),
  /** Set for a build of `npm run dev`. */
  development: v.optional(v.literal(true)),
  /** Only for a remote: its declaration, which the store checks by itself, and the version of the Portal contract that it needs. */
  remote: v.optional(v.unknown()),
  needs: v.optional(v.string()),
})

/** As the store reads it. */
export type BuildDescription = v.InferOutput<typeof BuildDescriptionSchema>

/** As a build writes it. */
export type WrittenDescription = v.InferInput<typeof BuildDescriptionSchema>

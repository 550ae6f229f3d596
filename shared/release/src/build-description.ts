import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'
import { ReleaseError } from './store.ts'

const BuildDescriptionSchema = v.object({
  entry: v.string(),
  preload: v.array(v.string()),
  /** What the page of the overview preloads besides. Only of the host. */
  start: v.optional(v.array(v.string()), []),
  styles: v.array(v.string()),
  modules: v.optional(v.array(v.string()), []),
  element: v.nullable(v.string()),
  /** Scripts and style sheets of the first view of the element, those of its vendor module below `vendor/`. */
  elementModules: v.optional(v.array(v.string()), []),
  elementStyles: v.optional(v.array(v.string()), []),
  /** The vendor module of the element: the name of its folder in `vendor/`. */
  vendor: v.optional(v.string()),
  standAlone: v.nullable(v.string()),
  /** Set for a tab whose code asks the page for its files. */
  map: v.optional(v.literal(true)),
  /** Set for a build of `npm run dev`. */
  development: v.optional(v.literal(true)),
  /** Only for a remote: its declaration, and the version of the Portal contract that it needs. */
  remote: v.optional(v.unknown()),
  needs: v.optional(v.string()),
})

/** `build.json`: the description of a build. */
export type BuildDescription = v.InferOutput<typeof BuildDescriptionSchema>

/**
 * Reads the description of a build.
 * @throws ReleaseError when the folder holds no finished build
 */
export async function readBuildDescription(distDir: string): Promise<BuildDescription> {
  const file = join(distDir, 'build.json')
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new ReleaseError(`There is no build in ${distDir}`)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), BuildDescriptionSchema), text)
  if (!parsed.success) throw new ReleaseError(`${file} does not describe a build`)
  return parsed.output
}

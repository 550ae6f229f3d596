import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import webpack, { type Compiler } from 'webpack'
import { enhancements, testedByLibraries } from './enhancements.ts'
import { lacking } from './floor.ts'
import { newerInScript, newerInStyles } from './newer-features.ts'

const { Compilation, WebpackError } = webpack
const NAME = 'FloorPlugin'

interface SourceAndMap {
  source: string | Buffer
  map: SourceMapPayload | null
}

const root = path.resolve(import.meta.dirname, '../../..')

/** The folder of the built app is `folder`. Names of modules contain their loaders, type and layer. */
function fileOf(source: string, folder: string): string {
  const file = source.replace('webpack://', '').split('!').at(-1)?.split('|') ?? []
  return path.relative(root, path.resolve(folder, file.find((part) => part.includes('.')) ?? source))
}

/** Where the source of a place in a built file is; the built file itself if it has no map. */
function sourceOf(text: string, offset: number, map: SourceMapPayload | null) {
  const lines = text.slice(0, offset).split('\n')
  const entry = map && new SourceMap(map).findEntry(lines.length - 1, lines.at(-1)?.length ?? 0)
  return entry && 'originalSource' in entry ? entry : undefined
}

const isExplained = (key: string, file: string) =>
  Object.hasOwn(enhancements, key) || (file.includes('node_modules/') && testedByLibraries.includes(key))

const messageOf = (key: string, place: string) =>
  `${place} uses ${key}, which is missing in ${lacking.get(key)}. Spell it as older browsers know it. If the page works without it, say how in shared/build/src/enhancements.ts`

/** What is wrong with a built file, and what to do about it. */
function problemsOf(file: string, { source, map }: SourceAndMap, folder: string): string[] {
  const find = file.endsWith('.js') ? newerInScript : file.endsWith('.css') ? newerInStyles : undefined
  const text = String(source)
  const problems = (find?.(text) ?? []).flatMap(({ key, offset }) => {
    const entry = sourceOf(text, offset, map)
    const name = entry ? fileOf(entry.originalSource, folder) : file
    return isExplained(key, name) ? [] : [messageOf(key, entry ? `${name}:${entry.originalLine + 1}` : name)]
  })
  return [...new Set(problems)]
}

/** Fails a build that uses what a supported browser lacks. A minimizer, so that it reads what the others have left, in releases alone. */
export class FloorPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Later the source maps are files of their own.
      const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING - 1
      compilation.hooks.processAssets.tap({ name: NAME, stage }, (assets) => {
        for (const [file, asset] of Object.entries(assets)) {
          const built = asset.sourceAndMap() as SourceAndMap
          for (const problem of problemsOf(file, built, compiler.context))
            compilation.errors.push(new WebpackError(problem))
        }
      })
    })
  }
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { WrittenDescription } from '@portal/federation/protocol'

const deflate = promisify(gzip)

/** kB of each part of an app, gzipped. The parts of a remote are its entry, its tab and each lazy chunk. */
export type PartSizes = Record<string, number>

/**
 * Measures the parts of a built app.
 * @param dist the folder of the build
 * @throws Error when there is no build
 */
export async function partSizes(dist: string): Promise<PartSizes> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${dist}. Run npm run build`)
  })
  return describedSizes(dist, JSON.parse(text))
}

/** Measures the parts of an app that is described so. */
export async function describedSizes(
  dist: string,
  { entry, preload, styles }: WrittenDescription,
): Promise<PartSizes> {
  const initial = [...preload, ...styles]
  const scripts = (await readdir(dist)).filter((file) => /\.(js|css)$/.test(file))
  const isHost = scripts.includes('boot.js')
  const own = scripts.filter((file) => file !== 'boot.js')
  const later = own.filter((file) => !initial.includes(file))
  const sizeOf = async (files: string[]) => {
    const sizes = await Promise.all(files.map((file) => gzipped(join(dist, file))))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }

  if (isHost) {
    return {
      'first screen': await sizeOf(initial),
      later: await sizeOf(later),
      boot: await sizeOf(['boot.js']),
    }
  }
  const chunks = Object.groupBy(later, chunkName)
  const chunkSizes = Object.entries(chunks).map(async ([name, files = []]) => [name, await sizeOf(files)])
  return {
    entry: await sizeOf([entry]),
    tab: await sizeOf(initial.filter((file) => file !== entry)),
    ...Object.fromEntries(await Promise.all(chunkSizes)),
  }
}

/** The files of a chunk are named `<name>.<hash>`. The name is a number without a webpackChunkName. */
const chunkName = (file: string): string => file.split('.')[0] ?? file

async function gzipped(file: string): Promise<number> {
  return (await deflate(await readFile(file), { level: 9 })).length
}

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const deflate = promisify(gzip)

/** kB of each part of an app, gzipped; of a remote these are its entry, its tab and each chunk that is loaded later. */
export type PartSizes = Record<string, number>

interface BuildDescription {
  entry: string
  preload: string[]
  styles: string[]
}

/**
 * Measures the parts of a built app.
 * @param dist the folder of the build
 * @throws Error when there is no build
 */
export async function partSizes(dist: string): Promise<PartSizes> {
  const text = await readFile(join(dist, 'build.json'), 'utf8').catch(() => {
    throw new Error(`There is no build in ${dist}. Run npm run build`)
  })
  const { entry, preload, styles }: BuildDescription = JSON.parse(text)
  const atOnce = [...preload, ...styles]
  const scripts = (await readdir(dist)).filter((file) => /\.(js|css)$/.test(file))
  const isHost = scripts.includes('boot.js')
  const own = scripts.filter((file) => file !== 'boot.js')
  const later = own.filter((file) => !atOnce.includes(file))
  const sizeOf = async (files: string[]) => {
    const sizes = await Promise.all(files.map((file) => gzipped(join(dist, file))))
    return sizes.reduce((sum, size) => sum + size, 0) / 1000
  }

  if (isHost) {
    return {
      'first screen': await sizeOf(atOnce),
      later: await sizeOf(later),
      boot: await sizeOf(['boot.js']),
    }
  }
  const chunks = Object.groupBy(later, chunkName)
  const chunkSizes = Object.entries(chunks).map(async ([name, files = []]) => [name, await sizeOf(files)])
  return {
    entry: await sizeOf([entry]),
    tab: await sizeOf(atOnce.filter((file) => file !== entry)),
    ...Object.fromEntries(await Promise.all(chunkSizes)),
  }
}

/** A chunk's script and style are called `<name>.<hash>`; the name is a number where nobody has given one. */
const chunkName = (file: string): string => file.split('.')[0] ?? file

async function gzipped(file: string): Promise<number> {
  return (await deflate(await readFile(file), { level: 9 })).length
}

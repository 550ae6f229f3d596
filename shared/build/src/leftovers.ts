import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { MultiStats } from 'webpack'

// Written beside what webpack emits.
const DESCRIPTION = ['build.json', 'page.html']

/**
 * Removes from `dist` what earlier builds of a watching process have left: each change gives files with new names.
 * (webpack's own `output.clean` of the one part would remove the other, which is built into the same folder.)
 */
export async function removeLeftovers(dist: string, { stats }: MultiStats): Promise<void> {
  const current = new Set(DESCRIPTION.map((name) => path.join(dist, name)))
  for (const { compilation } of stats) {
    const folder = compilation.outputOptions.path ?? dist
    for (const { name } of compilation.getAssets()) current.add(path.join(folder, name))
  }
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  await Promise.all(files.filter((file) => !current.has(file)).map((file) => rm(file, { force: true })))
}

import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Stats } from 'webpack'

// The build writes these itself.
const DESCRIPTION = ['build.json', 'page.html', 'pages.json', 'robots.txt', 'security.txt']

/**
 * Removes files of earlier builds from `dist`, because each change creates files with new names. webpack's
 * `output.clean` cannot do this: host and boot script share the folder.
 * @param results the last result of every compiler
 */
export async function removeObsoleteFiles(dist: string, results: Stats[]): Promise<void> {
  const current = new Set(DESCRIPTION.map((name) => path.join(dist, name)))
  for (const { compilation } of results) {
    const folder = compilation.outputOptions.path ?? dist
    for (const { name } of compilation.getAssets()) current.add(path.join(folder, name))
  }
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  await Promise.all(files.filter((file) => !current.has(file)).map((file) => rm(file, { force: true })))
}

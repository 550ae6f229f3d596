import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { bundleScripts, writeFiles } from '@portal/remote/bundle'

const own = path.resolve(import.meta.dirname, '../..')

async function packageFile() {
  const { version, description } = JSON.parse(await readFile(path.join(own, 'package.json'), 'utf8'))
  return {
    name: '@nordtal/cli',
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    bin: { nordtal: './bin/nordtal.js' },
    engines: { node: '>=20.19' },
  }
}

/** The files of the templates, by their names in the package. */
async function templates(): Promise<[string, Buffer][]> {
  const files = globSync('templates/**', { cwd: own, withFileTypes: true }).filter((entry) => entry.isFile())
  return Promise.all(
    files.map(async ({ parentPath, name }): Promise<[string, Buffer]> => {
      const file = path.join(parentPath, name)
      return [path.relative(own, file), await readFile(file)]
    }),
  )
}

/** Writes the command line into an empty folder. */
export async function writePackage(folder: string): Promise<void> {
  const scripts = await bundleScripts(
    {
      cwd: own,
      input: { 'bin/nordtal': 'src/nordtal.ts' },
      platform: 'node',
    },
    {},
  )
  await writeFiles(folder, [
    ...Object.entries(scripts),
    ...(await templates()),
    ['package.json', `${JSON.stringify(await packageFile(), null, 2)}\n`],
    ['README.md', await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8')],
  ])
}

if (import.meta.main) await writePackage(path.resolve(process.argv[2] ?? path.join(own, 'dist')))

import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { writeFiles } from './bundle.ts'
import { modules, writeDeclarations } from './declarations.ts'
import { writeScripts } from './scripts.ts'
import { writeStyles } from './styles.ts'

const own = path.resolve(import.meta.dirname, '../..')

/** The plugins for bundlers build on these. A project installs that of its bundler. */
const federationPlugins = { '@module-federation/enhanced': '^2.9.0', '@module-federation/vite': '^1.23.0' }

/** Its major and minor version are those of the Portal contract. */
async function packageFile() {
  const { version, description } = JSON.parse(await readFile(path.join(own, 'package.json'), 'utf8'))
  const { index, ...others } = Object.fromEntries(
    Object.keys(modules).map((name) => [name, { types: `./${name}.d.ts`, default: `./${name}.js` }]),
  )
  return {
    name: '@nordtal/remote',
    version,
    description,
    license: 'UNLICENSED',
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': index,
      ...Object.fromEntries(Object.entries(others).map(([name, files]) => [`./${name}`, files])),
      './jsx-dev-runtime': './jsx-dev-runtime.js',
      // Without types an import of a style sheet would be an error.
      './styles.css': { types: './css.d.ts', default: './styles.css' },
      './components.css': { types: './css.d.ts', default: './components.css' },
    },
    peerDependencies: federationPlugins,
    peerDependenciesMeta: Object.fromEntries(
      Object.keys(federationPlugins).map((name) => [name, { optional: true }]),
    ),
    engines: { node: '>=20' },
  }
}

/** Writes the package for remotes of other repositories into an empty folder. */
export async function writePackage(folder: string): Promise<void> {
  const [declarations, scripts, styles] = await Promise.all([
    writeDeclarations(),
    writeScripts(),
    writeStyles(),
  ])
  await writeFiles(folder, [
    ...Object.entries(declarations).map(([name, text]): [string, string] => [`${name}.d.ts`, text]),
    ...Object.entries(scripts),
    ...styles,
    ['css.d.ts', 'export {}\n'],
    ['package.json', `${JSON.stringify(await packageFile(), null, 2)}\n`],
    ['README.md', await readFile(path.join(import.meta.dirname, 'README.md'), 'utf8')],
  ])
}

if (import.meta.main) await writePackage(path.resolve(process.argv[2] ?? path.join(own, 'dist')))

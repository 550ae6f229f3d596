import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { LaunchError } from './terminal.ts'

export const root = resolve(import.meta.dirname, '../../..')

/** The paths in the workspace that match, with forward slashes: folders of packages are compared with names. */
export const findPaths = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: root }).map((path) => path.replaceAll('\\', '/'))

/** All apps, which are built and released. */
export const apps = ['host', ...findPaths('mfe-*/remote.ts').map(dirname).toSorted()]

/** The git-ignored state of the launcher, which can be created again. */
export const stateDir = join(root, '.portal')
export const logDir = join(stateDir, 'log')

/** A package of the workspace, or the root. */
export interface Package {
  /** Relative to the root, `.` for the root itself. */
  folder: string
  /** The name of the package in Turborepo. */
  name: string
  scripts: string[]
}

export function readPackages(): Package[] {
  const folders = findPaths('{host,bff,e2e,mfe-*,shared/*}')
  return ['.', ...folders.toSorted()].flatMap((folder) => {
    const file = join(root, folder, 'package.json')
    if (!existsSync(file)) return []
    const { name, scripts } = JSON.parse(readFileSync(file, 'utf8'))
    return [{ folder, name: folder === '.' ? '//' : name, scripts: Object.keys(scripts) }]
  })
}

/**
 * The chosen names, or all names if there are none.
 * @throws LaunchError with the names to choose from
 */
export function chosenNames(known: string[], named: string[]): string[] {
  const unknown = named.filter((name) => !known.includes(name))
  if (unknown.length > 0) {
    throw new LaunchError(`There is no ${unknown.join(' and no ')}. Choose from: ${known.join(', ')}`)
  }
  return named.length > 0 ? known.filter((name) => named.includes(name)) : known
}

import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const own = path.resolve(import.meta.dirname, '../../..')
const tools = path.join(own, 'node_modules')

/** What the sample installs besides the kit. */
const libraries = [
  '@module-federation',
  '@rsbuild',
  '@swc',
  '@tanstack',
  '@types',
  'react',
  'react-router',
  'rxjs',
  'swc-loader',
  'vite',
  'webpack',
]

// The plugin for Vite does nothing in a process that jest has started.
const env = { PATH: process.env.PATH, HOME: process.env.HOME }

const run = (cwd: string, command: string, ...args: string[]) => {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', env })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${stdout}${stderr}`)
  }
}

/** A build prints its errors as lines of text. */
const webpack = `
import webpack from 'webpack'
import config from './webpack.config.ts'
const output = { path: process.cwd() + '/dist' }
webpack({ ...config, output }, (error, stats) => {
  if (error || stats.hasErrors()) throw error ?? new Error(stats.toString('errors-only'))
})`

/** The command of each bundler. */
const builds = {
  webpack: ['--input-type', 'module', '--eval', webpack],
  vite: [path.join(tools, 'vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
  rsbuild: [path.join(tools, '@rsbuild/core/bin/rsbuild.js'), 'build'],
}

export type Bundler = keyof typeof builds

export const bundlers = Object.keys(builds) as Bundler[]

/** A project in another folder: the sample, and the package as it is packed. */
export interface OutsideProject {
  /** A text of the installed package. */
  read(file: string): string
  /** Runs Node. @throws Error with all that it has printed */
  node(...args: string[]): string
  tsc(...options: string[]): string
  /**
   * Builds the sample.
   * @param changes texts of its files instead of their own
   * @returns its folder, and the texts of the built files by their names
   * @throws Error with all that the bundler has printed
   */
  build(bundler: Bundler, changes?: Record<string, string>): { dist: string; files: Map<string, string> }
  /** The page of a built sample at a path, in a host that has the shared libraries. */
  render(dist: string, address: string): string
}

/** Packs the kit, and installs it without a registry. */
export function installOutside(): OutsideProject {
  const site = mkdtempSync(path.join(tmpdir(), 'tariff-advice-'))
  cpSync(path.join(own, 'sample'), site, { recursive: true })
  cpSync(path.join(own, 'api'), path.join(site, 'reported'), { recursive: true })
  // In a process of its own, because native code takes no values of jest's realm.
  run(own, process.execPath, 'src/package/write-package.ts', path.join(site, 'package'))
  run(site, 'npm', 'pack', './package')
  const archive = readdirSync(site).find((file) => file.endsWith('.tgz'))
  run(site, 'npm', 'install', '--offline', '--no-audit', '--no-fund', `./${archive}`)
  for (const library of libraries) {
    symlinkSync(path.join(tools, library), path.join(site, 'node_modules', library))
  }

  const kit = path.join(site, 'node_modules/@nordtal/remote')
  return {
    read: (file) => readFileSync(path.join(kit, file), 'utf8'),
    node: (...args) => run(site, process.execPath, ...args),
    tsc: (...options) => run(site, path.join(tools, '.bin/tsc'), ...options),
    render: (dist, address) => run(own, process.execPath, 'src/package/testing/host.ts', dist, kit, address),
    build(bundler, changes = {}) {
      const folder = mkdtempSync(path.join(site, `${bundler}-`))
      cpSync(path.join(own, 'sample'), folder, { recursive: true })
      for (const [file, text] of Object.entries(changes)) writeFileSync(path.join(folder, file), text)
      run(folder, process.execPath, ...builds[bundler])
      const dist = path.join(folder, 'dist')
      const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((file) =>
        file.isFile(),
      )
      const texts = files.map(
        ({ name, parentPath }) => [name, readFileSync(path.join(parentPath, name), 'utf8')] as const,
      )
      return { dist, files: new Map(texts) }
    },
  }
}

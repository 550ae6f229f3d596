import { execFile, execFileSync, type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const own = path.resolve(import.meta.dirname, '../../..')
const remote = path.resolve(own, '../remote')

// The plugin for Vite does nothing in a process that jest has started.
const env = { PATH: process.env.PATH, HOME: process.env.HOME }

/** The libraries that projects install besides the kit. What is missing here is only in a registry. */
const libraries = {
  ...Object.fromEntries(
    ['@module-federation', '@rsbuild', '@tanstack', '@types', 'react', 'typescript', 'vite'].map((name) => [
      name,
      path.join(remote, 'node_modules', name),
    ]),
  ),
  ...Object.fromEntries(
    ['@axe-core', '@playwright', 'vue'].map((name) => [name, path.join(own, 'node_modules', name)]),
  ),
}

const run = (cwd: string, program: string, ...args: string[]) =>
  execFileSync(program, args, { cwd, env, encoding: 'utf8', stdio: 'pipe' })

/** Packs what a program writes. @returns the path of its file */
function pack(site: string, name: string, program: string): string {
  const folder = path.join(site, name)
  // In a process of its own, because native code takes no values of jest's realm.
  run(path.dirname(program), process.execPath, program, folder)
  run(folder, 'npm', 'pack', '--pack-destination', site)
  const file = readdirSync(site).find((one) => one.startsWith(`nordtal-${name}-`))
  return path.join(site, file ?? '')
}

function unpack(file: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  run(folder, 'tar', '-xzf', file, '--strip-components=1')
}

/** A folder of another team, with the packed command line. */
export interface Outside {
  /** Its path. */
  site: string
  /** The file of the packed kit. */
  kit: string
  /** Runs the command line in a folder of the site, with these variables. */
  nordtal(args: string[], folder?: string, variables?: NodeJS.ProcessEnv): SpawnSyncReturns<string>
  /** Does so while this process serves what the command asks for. */
  nordtalBeside(
    ...of: Parameters<Outside['nordtal']>
  ): Promise<Pick<SpawnSyncReturns<string>, 'status' | 'stdout' | 'stderr'>>
  /** Gives a project its libraries, as an installation does. */
  install(project: string): void
  /** Runs a program of a project's libraries. @throws Error with what it has printed */
  run(project: string, program: string, ...args: string[]): string
  remove(): void
}

/** Packs command line and kit, and installs the first one without a registry. */
export function goOutside(): Outside {
  const site = mkdtempSync(path.join(tmpdir(), 'nordtal-'))
  const file = pack(site, 'cli', path.join(own, 'src/package/write-package.ts'))
  const kit = pack(site, 'remote', path.join(remote, 'src/package/write-package.ts'))
  const cli = path.join(site, 'node_modules/@nordtal/cli')
  unpack(file, cli)
  const command = path.join(cli, 'bin/nordtal.js')
  return {
    site,
    kit,
    nordtal: (args, folder = '.', variables = {}) =>
      spawnSync(process.execPath, [command, ...args], {
        cwd: path.join(site, folder),
        env: { ...env, ...variables },
        encoding: 'utf8',
      }),
    nordtalBeside: (args, folder = '.', variables = {}) =>
      new Promise((resolve) => {
        const options = { cwd: path.join(site, folder), env: { ...env, ...variables } }
        const running = execFile(process.execPath, [command, ...args], options, (_, stdout, stderr) =>
          resolve({ status: running.exitCode, stdout, stderr }),
        )
      }),
    install(project) {
      const modules = path.join(site, project, 'node_modules')
      unpack(kit, path.join(modules, '@nordtal/remote'))
      for (const [name, target] of Object.entries(libraries)) symlinkSync(target, path.join(modules, name))
    },
    run: (project, program, ...args) =>
      run(path.join(site, project), process.execPath, path.join(remote, 'node_modules', program), ...args),
    remove: () => rmSync(site, { recursive: true }),
  }
}

/** Copies a folder without these files of it. */
export function copyTo(from: string, to: string, without: string[] = []): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true, filter: (file) => !without.includes(path.basename(file)) })
}

// Builds the remotes of this folder as their teams do, each in a folder of its own with the packed kit, and releases them.
import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { portsFrom, root } from '@portal/e2e'
import { commandOf } from '@portal/launcher/programs'
import { PROJECTS } from './projects.ts'

const run = promisify(execFile)

/** The remote that each project builds. */
const remotes = { 'meter-readings': 'mfe-meter-readings', bills: 'mfe-bills', moving: 'mfe-moving' }

/** Runs a program of this checkout. Rejects with what it printed. */
async function call(cwd: string, [program, ...first]: string[], ...args: string[]): Promise<string> {
  const { stdout } = await run(program ?? '', [...first, ...args], { cwd }).catch((error) => {
    throw new Error(`${args.join(' ')} in ${cwd}:\n${error.stdout}${error.stderr}`)
  })
  return stdout
}

const pnpm = commandOf(root, 'pnpm')
const node = commandOf(root, 'node')

/** The file that the kit is given away as. */
async function packKit(folder: string): Promise<string> {
  const kit = join(folder, 'kit')
  await call(root, node, 'shared/remote/src/package/write-package.ts', kit)
  return join(kit, (await call(kit, commandOf(root, 'npm'), 'pack')).trim().split('\n').at(-1) ?? '')
}

/** Installs, compiles and builds a project. */
async function build(project: string, kit: string): Promise<void> {
  await call(project, pnpm, 'install', '--frozen-lockfile', '--prefer-offline')
  const installed = join(project, 'node_modules/@nordtal/remote')
  await mkdir(installed, { recursive: true })
  await call(project, ['tar'], '-xzf', kit, '-C', installed, '--strip-components=1')
  for (const script of ['types', 'build']) await call(project, pnpm, 'run', script)
}

/** Runs before the tests, once their portal is there. What it returns runs after them. */
export default async function publishRemotes(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'outside-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  process.env[PROJECTS] = folder
  const port = portsFrom(Number(process.env.E2E_FIRST_PORT)).PORTAL_PORT
  const store = join(tmpdir(), `e2e-${basename(join(import.meta.dirname, '..'))}-${port}`, 'store')
  const release = (...args: string[]) =>
    call(root, node, 'shared/release/src/command-line.ts', ...args, '--store', store)
  try {
    const kit = await packKit(folder)
    for (const [name, remote] of Object.entries(remotes)) {
      const project = join(folder, name)
      await cp(join(import.meta.dirname, name), project, {
        recursive: true,
        filter: (source) => !['node_modules', 'dist'].includes(basename(source)),
      })
      await build(project, kit)
      await release('publish', remote, '--dist', join(project, 'dist'))
      await release('activate', remote, 'latest', '--force', 'The tests are the gate')
    }
  } catch (error) {
    await remove()
    throw error
  }
  return remove
}

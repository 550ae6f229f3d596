import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from '@portal/build/free-port'

const DEBIAN = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The first folder on PATH, or Debian's newest, with PostgreSQL's server. */
function findBinaries(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'pg_ctl')))
}

/** @returns the folder of PostgreSQL's server, or undefined if it is missing and cannot be installed */
export function provideBinaries(): string | undefined {
  if (!findBinaries()) installBinaries()
  return findBinaries()
}

function installBinaries(): void {
  if (!isRoot || spawnSync('apt-get', ['--version']).status !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const aptGet = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'inherit', env })
  aptGet('update')
  // With this file Debian's postgresql creates and starts no cluster of its own.
  if (aptGet('install', '-y', '--no-install-recommends', 'postgresql-common').status === 0) {
    appendFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  }
  aptGet('install', '-y', '--no-install-recommends', 'postgresql')
}

/** PostgreSQL refuses to run as root. */
function runAsPostgres(command: string, args: string[]): void {
  const [program, programArgs] = isRoot
    ? ['setpriv', ['--reuid=postgres', '--regid=postgres', '--clear-groups', command, ...args]]
    : [command, args]
  execFileSync(program as string, programArgs as string[], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  })
}

function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'own-postgres-'))
  if (isRoot) {
    const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    chownSync(folder, id('-u'), id('-g'))
  }
  return folder
}

export interface OwnPostgres {
  url: string
  stop: () => void
}

/**
 * Starts its own PostgreSQL, whose data is deleted at the end. It does not wait for the disk.
 * @param settings as in postgresql.conf, each `name=value`
 * @returns undefined if PostgreSQL's server is missing and cannot be installed
 */
export async function startOwnPostgres(settings: string[] = []): Promise<OwnPostgres | undefined> {
  const binaries = provideBinaries()
  if (!binaries) return undefined
  const folder = ownFolder()
  const data = join(folder, 'data')
  const control = (...args: string[]) => runAsPostgres(join(binaries, 'pg_ctl'), ['-D', data, '-w', ...args])
  const port = await freePort()
  const own = ['listen_addresses=127.0.0.1', "unix_socket_directories=''", 'fsync=off', ...settings]
  const options = [`-p ${port}`, ...own.map((setting) => `-c ${setting}`)].join(' ')
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const initdb = ['-D', data, '-U', 'test', '--auth=trust', '-E', 'UTF8', '--locale=C']
    runAsPostgres(join(binaries, 'initdb'), initdb)
    control('start', '-l', join(folder, 'log'), '-o', options)
  } catch (error) {
    remove()
    throw error
  }
  return {
    url: `postgresql://test@127.0.0.1:${port}/postgres`,
    stop() {
      control('stop', '-m', 'immediate')
      remove()
    },
  }
}

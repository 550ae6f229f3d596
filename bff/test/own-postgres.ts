import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chownSync,
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@portal/build/free-port'

const DEBIAN = '/usr/lib/postgresql'
const isRoot = process.getuid?.() === 0

/** The first folder on PATH, or Debian's newest, with PostgreSQL's server. */
export function findBinaries(): string | undefined {
  const debian = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...debian.map((version) => join(DEBIAN, version, 'bin')),
  ]
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')))
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

/** PostgreSQL refuses to run as root. Once it runs as another user, only `--pdeathsig` ends it with a killed parent. */
const asPostgres = (command: string, args: string[]): [string, string[]] =>
  isRoot
    ? [
        'setpriv',
        ['--reuid=postgres', '--regid=postgres', '--clear-groups', '--pdeathsig=INT', command, ...args],
      ]
    : [command, args]

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
  stop: () => Promise<void>
}

/** @throws Error with the server's log if it ends before */
async function untilReady(server: ChildProcess, log: string): Promise<void> {
  while (!/ready to accept connections/.test(readFileSync(log, 'utf8'))) {
    if (server.exitCode !== null || server.signalCode !== null)
      throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`)
    await wait(20)
  }
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
  const log = join(folder, 'log')
  const port = await freePort()
  const own = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', ...settings]
  const options = ['-D', data, '-p', String(port), ...own.flatMap((setting) => ['-c', setting])]
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const initdb = ['-D', data, '-U', 'test', '--auth=trust', '-E', 'UTF8', '--locale=C', '--no-sync']
    execFileSync(...asPostgres(join(binaries, 'initdb'), initdb), {
      stdio: ['ignore', 'ignore', 'inherit'],
      cwd: '/',
    })
    const output = openSync(log, 'w')
    // A child, not a daemon: it ends with a command that Ctrl-C ends, and its processor time is that of the command.
    const server = spawn(...asPostgres(join(binaries, 'postgres'), options), {
      stdio: ['ignore', output, output],
      cwd: '/',
    })
    // Registered now, because Ctrl-C may end it before it is stopped.
    const ended = once(server, 'exit')
    await untilReady(server, log)
    return {
      url: `postgresql://test@127.0.0.1:${port}/postgres`,
      async stop() {
        // Ends the connections. An immediate end would leave its shared memory.
        server.kill('SIGINT')
        await ended
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

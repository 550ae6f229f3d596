import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { copyMigratedDatabase } from '../local/migrated-database.ts'
import { TEST_DATA_KEYS } from './test-data-keys.ts'
import { createServerDatabase } from './test-database.ts'

const LISTENING = /Server listening at http:\/\/127\.0\.0\.1:(\d+)/

async function portIn(stdout: Readable): Promise<string> {
  let output = ''
  for await (const chunk of stdout.iterator({ destroyOnReturn: false })) {
    output += chunk
    const port = LISTENING.exec(output)?.[1]
    if (port) return port
  }
  throw new Error(`The process ended before it was ready: ${output}`)
}

/** The settings of a database of its own in the folder or on the test server, which may lack the tables. */
export async function prepareDatabase(directory: string): Promise<Record<string, string | undefined>> {
  const { TEST_DATABASE_URL } = process.env
  if (TEST_DATABASE_URL) return { DATABASE_URL: await createServerDatabase(TEST_DATABASE_URL) }
  const data = join(directory, 'data')
  await copyMigratedDatabase(data)
  // That of the shell may be the database of a portal.
  return { DATABASE_URL: undefined, DATA_DIR: data }
}

/**
 * Starts the BFF as its own process on a free port and waits until it is ready. Its migrated, empty database is in its
 * own folder or on the test server.
 */
export async function startBffProcess(environment: Record<string, string> = {}) {
  const directory = mkdtempSync(join(tmpdir(), 'bff-process-'))
  const database = await prepareDatabase(directory)
  const child = spawn(process.execPath, ['src/server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      BFF_PORT: '0',
      MANAGEMENT_CLIENT_SECRET: 'none',
      DPOP: 'optional',
      DATA_KEYS: TEST_DATA_KEYS,
      ...database,
      ...environment,
    },
  })
  const ended = once(child, 'exit').then(([code]) => code as number | null)
  const port = await portIn(child.stdout)
  child.stdout.resume()

  async function close() {
    child.kill('SIGKILL')
    await ended
    rmSync(directory, { recursive: true, force: true })
  }

  return { url: `http://127.0.0.1:${port}`, child, ended, close }
}

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { seed } from '../local/seed/index.ts'
import { ConfigSchema, databasePlace, readEnvironment } from '../src/config.ts'
import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { markDead } from '../src/outbox/dead-letters.repository.ts'
import { enqueueAll } from '../src/outbox/outbox.repository.ts'
import { prepareDatabase } from './bff-process.ts'
import { dataKeys, TEST_DATA_KEYS, testCipher } from './test-data-keys.ts'
import { personCalled } from './test-provider.ts'

const directory = mkdtempSync(join(tmpdir(), 'programs-'))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

let settings: Record<string, string | undefined>
const open = () => openDatabase(databasePlace(readEnvironment(ConfigSchema, settings)))

beforeAll(async () => {
  const database = await prepareDatabase(directory)
  settings = { MANAGEMENT_CLIENT_SECRET: 'none', DATA_KEYS: TEST_DATA_KEYS, ...database }
  const { db, close } = await open()
  await migrate(db)
  await seed(db, testCipher)
  const { customerId } = personCalled('Anna')
  const farewell = { eMailAddress: 'weg@post.example', name: 'Anna' }
  for (const message of await enqueueAll(db, customerId, 'account-deleted', [farewell]))
    await markDead(db, message)
  await close()
})

/** Runs a program that an operator starts beside a stopped BFF, or beside a running one on PostgreSQL. */
function run(program: string, args: string[] = [], environment: Record<string, string> = {}) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [`src/${program}.ts`, ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...settings, ...environment },
  })
  return { stdout, stderr, status }
}

test('all dead letters are requeued once', () => {
  expect(run('requeue-dead-letters', ['--all'])).toEqual({
    stdout: '1 dead letters requeued\n',
    stderr: '',
    status: 0,
  })
  expect(run('requeue-dead-letters', ['--all']).stdout).toBe('0 dead letters requeued\n')
})

test('without a name of messages nothing is requeued', () => {
  const { stderr, status } = run('requeue-dead-letters')
  expect(stderr).toContain('Name the messages: --all, or the ids from the log.')
  expect(status).toBe(1)
})

test('a rotation encrypts the stored values with the first key', () => {
  const keys = { DATA_KEYS: `${dataKeys(['next', 8])},${TEST_DATA_KEYS}` }
  const { stdout, stderr, status } = run('rotate-keys', [], keys)
  expect(stdout).toMatch(
    /^phone_pin.pin: [1-9]\d* values encrypted, 0 left\npayment_method.iban: [1-9]\d* values encrypted, 0 left\n$/,
  )
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 })
})

test('a rotation without the key of a value names what is left', () => {
  const { stdout, stderr, status } = run('rotate-keys', [], { DATA_KEYS: dataKeys(['other', 9]) })
  expect(stdout).toMatch(/0 values encrypted, [1-9]\d* left/)
  expect(stderr).toMatch(/needs the key/)
  expect(status).toBe(1)
})

import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { copyMigratedDatabase } from '../../local/migrated-database.ts'
import { StartError } from '../start-error.ts'
import { openDatabase } from './open-database.ts'

let intact: string
let directory: string
beforeAll(async () => {
  intact = mkdtempSync(join(tmpdir(), 'intact-data-'))
  await copyMigratedDatabase(intact)
  await (await openDatabase({ directory: intact })).close()
})
beforeEach(() => {
  directory = join(intact, 'copy')
  rmSync(directory, { recursive: true, force: true })
  cpSync(join(intact, 'postgres'), join(directory, 'postgres'), { recursive: true })
})
afterAll(() => rmSync(intact, { recursive: true }))

const dataFile = (name: string) => join(directory, 'postgres', name)

async function expectRefusal() {
  const error = await openDatabase({ directory }).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StartError)
  expect(error).toMatchObject({
    message: `The data in ${join(directory, 'postgres')} cannot be opened and may be damaged: restore the folder from a backup, or delete it to start anew.`,
  })
  expect(existsSync(join(directory, 'lock'))).toBe(false)
}

test('data without PG_VERSION is refused and not changed', async () => {
  rmSync(dataFile('PG_VERSION'))
  const before = readdirSync(join(directory, 'postgres'))
  await expectRefusal()
  expect(readdirSync(join(directory, 'postgres'))).toEqual(before)
})

test('data that does not open is refused and not changed', async () => {
  writeFileSync(dataFile('global/pg_control'), 'damaged')
  await expectRefusal()
  expect(readFileSync(dataFile('global/pg_control'), 'utf8')).toBe('damaged')
})

test('data of another version of PostgreSQL is refused', async () => {
  writeFileSync(dataFile('PG_VERSION'), '9.6\n')
  await expectRefusal()
})

import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { copyMigratedDatabase } from '../../local/migrated-database.ts'
import { StartError } from '../start-error.ts'
import { lockDataDirectory } from './data-directory-lock.ts'
import { openDatabase } from './open-database.ts'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'data-directory-'))
})
afterEach(() => rmSync(directory, { recursive: true }))

const lockFile = () => join(directory, 'lock')

test('open data cannot be opened a second time', async () => {
  await copyMigratedDatabase(directory)
  const { close } = await openDatabase({ directory })
  await expect(openDatabase({ directory })).rejects.toThrow(StartError)
  await close()
  expect(existsSync(lockFile())).toBe(false)

  const again = await openDatabase({ directory })
  await again.close()
})

test('the refusal names the process that has the data open', () => {
  writeFileSync(lockFile(), String(process.ppid))
  expect(() => lockDataDirectory(directory)).toThrow(`already open in process ${process.ppid}`)
})

test('the lock of a dead process is taken over', () => {
  const dead = spawnSync(process.execPath, ['--version'])
  writeFileSync(lockFile(), String(dead.pid))
  lockDataDirectory(directory)()
  expect(existsSync(lockFile())).toBe(false)
})

test('a lock with our own process id from before a restart is taken over', () => {
  writeFileSync(lockFile(), String(process.pid))
  lockDataDirectory(directory)()
})

import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { loadDataKeys } from './data-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the key is created once, and only its owner can read it', () => {
  const first = loadDataKeys(folder)
  expect(first).toMatch(/^local:[A-Za-z0-9+/]{43}=$/)
  expect(loadDataKeys(folder)).toBe(first)
  expect(readdirSync(folder)).toEqual(['data-keys'])
  // On Windows the folder of the user protects it.
  const mode = process.platform === 'win32' ? 0o666 : 0o600
  expect(statSync(join(folder, 'data-keys')).mode & 0o777).toBe(mode)
})

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
  expect(statSync(join(folder, 'data-keys')).mode & 0o777).toBe(0o600)
})

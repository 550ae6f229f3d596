import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { keptDataKeys } from './data-keys.ts'

const folder = mkdtempSync(join(tmpdir(), 'data-keys-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('the key is made once, and only its owner can read it', () => {
  const first = keptDataKeys(folder)
  expect(first).toMatch(/^local:[A-Za-z0-9+/]{43}=$/)
  expect(keptDataKeys(folder)).toBe(first)
  expect(readdirSync(folder)).toEqual(['data-keys'])
  expect(statSync(join(folder, 'data-keys')).mode & 0o777).toBe(0o600)
})

import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { findEngines } from './engines.ts'

const { env } = process

beforeEach(() => {
  process.env = { PATH: mkdtempSync(join(tmpdir(), 'engines-')) }
})
afterEach(() => {
  process.env = env
})

const install = (...programs: string[]) => {
  for (const program of programs) writeFileSync(join(process.env.PATH ?? '', program), '', { mode: 0o755 })
}

test('engines that are missing are named, with a reason', async () => {
  install('WebKitWebDriver')
  const { env, missing } = await findEngines()
  expect(env).toEqual({})
  expect(missing).toEqual([
    ['firefox-esr', expect.stringContaining('FIREFOX_BIN')],
    ['WebKitWebDriver with Xvfb', expect.stringContaining('WEBKIT_DRIVER')],
  ])
})

test('engines that are installed are used', async () => {
  install('firefox', 'WebKitWebDriver', 'Xvfb')
  const folder = process.env.PATH ?? ''
  expect(await findEngines()).toEqual({
    env: { FIREFOX_BIN: join(folder, 'firefox'), WEBKIT_DRIVER: join(folder, 'WebKitWebDriver') },
    missing: [],
  })
})

test('a pipeline does not go on without an engine', async () => {
  process.env.CI = 'true'
  await expect(findEngines()).rejects.toThrow('firefox-esr was neither found nor could be installed')
})

test('a program that is not there is refused by the name of its variable', async () => {
  process.env.FIREFOX_BIN = '/nowhere/firefox'
  await expect(findEngines()).rejects.toThrow('FIREFOX_BIN is /nowhere/firefox, which is not there')
})

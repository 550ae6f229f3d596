import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

let store: string
beforeAll(async () => {
  store = await mkdtemp(join(tmpdir(), 'release-'))
})
afterAll(() => rm(store, { recursive: true }))

const release = (...args: string[]) =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'release.ts'), '--store', store, ...args], {
    encoding: 'utf8',
  })

test.each([
  [['--help'], 0, /verify .*<app> \[release\].*drill .*<remote>/s],
  [['verify', '--help'], 0, /--skip-checks <reason>.*--dry-run/s],
  [['--json', 'verify', 'mfe-example'], 1, /^No release of mfe-example is in the store\n$/],
  [['verify'], 2, /missing required argument 'app'/],
  [['watch', '--once'], 0, /^There is no canary\.\n$/],
  [['watch', '--once', '--store', 's3://portal/live'], 2, /watch needs --figures/],
  [['drill', 'mfe-example', '--hang'], 1, /^mfe-example is not an active remote\n$/],
  [['drill', 'constructor', '--hang'], 1, /^constructor is not an active remote\n$/],
  [['drill', 'mfe-example'], 2, /drill needs one of --hang, --slow/],
  [['drill', 'mfe-example', '--hang', '--slow'], 2, /drill needs one of/],
  [['drill', 'mfe-example', '--hung'], 2, /unknown option '--hung'/],
])('%j is a command of the store with its options and exit codes', (args, code, words) => {
  const { status, stdout, stderr } = release(...args)
  expect([status, stdout + stderr]).toEqual([code, expect.stringMatching(words)])
})

import { Writable } from 'node:stream'
import { expect, jest, test } from '@jest/globals'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { startTestRegistry } from '../../test/test-registry.ts'
import { createLogger } from '../logger.ts'
import { createKnownReleases } from './known-releases.ts'

const app = 'mfe-contracts'
const live = { app, release: '41d2c8e07b6a5f93' }
const registry = closeAfterwards(await startTestRegistry(app, { live: live.release }))

const logged: string[] = []
const logger = createLogger(
  'info',
  new Writable({
    write(line, _encoding, written) {
      logged.push(JSON.parse(String(line)).msg)
      written()
    },
  }),
)

test('while the registry cannot be read, its last releases are known, and many reports read and warn once', async () => {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'clearTimeout', 'queueMicrotask'],
  })
  const readKnown = createKnownReleases(registry.url, logger)
  expect((await readKnown())(live)).toBe(true)
  registry.fail()
  for (let minute = 0; minute < 3; minute++) {
    jest.advanceTimersByTime(60_000)
    for (let call = 0; call < 5; call++) expect((await readKnown())(live)).toBe(true)
  }
  jest.useRealTimers()
  expect(registry.reads()).toBe(4)
  expect(logged).toEqual([expect.stringContaining('registry.json of the portal is not readable')])
})

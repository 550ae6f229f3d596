import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { Children, exitCodeOf } from './children.ts'

const folder = mkdtempSync(join(tmpdir(), 'children-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Reports that it runs and then waits, as a service does. It finishes its work when its channel is closed. */
const service = join(folder, 'service.mjs')
writeFileSync(
  service,
  `process.once('disconnect', () => process.exit(7))
process.on('SIGTERM', () => process.exit(8))
setInterval(() => {}, 1000)
process.stdout.write('ready')
`,
)

const { platform } = process

test.each([
  ['here', platform, platform === 'win32' ? 7 : 8],
  ['on Windows', 'win32', 7],
] as const)('a stop lets a service finish its work: %s', async (_, where, code) => {
  const children = new Children(where)
  const child = children.node(service, [], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  if (child.stdout) await once(child.stdout, 'data')
  const exited = once(child, 'exit')
  await children.stop()
  expect(await exited).toEqual([code, null])
})

test('a program that cannot be started is named with the reason', async () => {
  const child = new Children().spawn(join(folder, 'missing'), [])
  await expect(exitCodeOf(child)).rejects.toThrow(/cannot be started: spawn \S+missing ENOENT/)
})

test('a child does not get the key that signs releases', async () => {
  process.env.RELEASE_SIGNING_KEY = 'secret'
  const child = new Children().node('--print', ['String(process.env.RELEASE_SIGNING_KEY)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  delete process.env.RELEASE_SIGNING_KEY
  expect(String(await child.stdout?.toArray())).toBe('undefined\n')
})

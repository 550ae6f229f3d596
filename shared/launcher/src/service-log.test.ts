import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { openServiceLog } from './service-log.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'service-log-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a full log rotates, and the oldest file is deleted', async () => {
  const log = openServiceLog(join(folder, 'bff.log'), { size: '1K', rotate: 2 })
  for (let line = 1; line <= 200; line++) {
    await new Promise((written) => log.write(`line ${line} ${'.'.repeat(90)}\n`, written))
  }
  log.end()
  await once(log, 'close')

  const files = readdirSync(folder).filter((name) => name.startsWith('bff.log'))
  expect(files.toSorted()).toEqual(['bff.log', 'bff.log.1', 'bff.log.2'])
  for (const file of files) expect(statSync(join(folder, file)).size).toBeLessThan(1500)
  const all = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  expect(all).toContain('line 200 ')
  expect(all).not.toContain('line 1 ')
})

import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from '@jest/globals'
import { logDir } from './workspace.ts'

const folder = mkdtempSync(join(tmpdir(), 'service-'))
const name = `service-of-a-test-${process.pid}`
afterAll(() => {
  rmSync(folder, { recursive: true })
  rmSync(join(logDir, `${name}.log`), { force: true })
})

test('a service that has ended closes its log, about which Node would warn', async () => {
  const script = join(folder, 'service.mjs')
  writeFileSync(
    script,
    "process.send({ type: 'ready' })\nprocess.stdout.write('ready')\nsetInterval(() => {}, 1000)\n",
  )
  const url = (file: string) => JSON.stringify(new URL(file, import.meta.url).href)
  const launcher = `
    import { setTimeout as turn } from 'node:timers/promises'
    const { Children } = await import(${url('./children.ts')})
    const { startService } = await import(${url('./service.ts')})
    async function runOnce() {
      const children = new Children()
      const { ready, died } = await startService(children, ${JSON.stringify({ name, script, env: {} })})
      await ready
      await children.stop()
      await died.catch(() => undefined)
    }
    await runOnce()
    for (let time = 0; time < 5; time++) {
      await turn(20)
      gc()
    }`
  const { stderr } = await promisify(execFile)(process.execPath, [
    '--expose-gc',
    '--input-type=module',
    '--eval',
    launcher,
  ])
  expect(stderr).toBe('')
})

import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Children } from './children.ts'
import { announceElements, changedSince, copySources, elementsReleased } from './first-elements.ts'
import { commandOf } from './programs.mjs'
import { apps, root } from './workspace.ts'

const remotes = apps.slice(1, 3)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'first-elements-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('what has changed in the checkout since the copy is found', async () => {
  const sources = await copySources()
  const { folder: copy } = sources
  expect(copy).not.toBe(root)
  const tasks = remotes.map((remote) => `${remote}#element`)
  const children = new Children()
  expect(await changedSince(children, tasks, sources)).toEqual([])
  // Of two folders that differ it does not matter which one has changed.
  await appendFile(join(copy, remotes[0] ?? '', 'remote.ts'), '// changed')
  expect(await changedSince(children, tasks, sources)).toEqual(tasks.slice(0, 1))

  // An install there would change the libraries of the checkout.
  const [pnpm] = commandOf(root, 'pnpm')
  const config = spawnSync(pnpm, ['config', 'get', 'verify-deps-before-run'], { cwd: copy, encoding: 'utf8' })
  expect(config.stdout).toBe('false\n')
  await rm(copy, { recursive: true })
}, 60_000)

test('a build waits for announced elements, and not for those of a start that was killed', async () => {
  const store = join(folder, 'store')
  let isOver = false
  const end = announceElements(store)
  const waiting = elementsReleased(store).then(() => {
    isOver = true
  })
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  end()
  await waiting

  const { pid } = spawnSync(process.execPath, ['--version'])
  writeFileSync(`${store}.elements`, String(pid))
  await elementsReleased(store)
})

import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { evaluateModule } from './evaluate-module.ts'

test('a module is evaluated by its path, which is not the path of a URL', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), '100% C# '))
  const file = path.join(folder, 'values.mjs')
  await writeFile(file, 'export const text = "Hallo"')
  expect(await evaluateModule(file)).toEqual({ text: 'Hallo' })
  await rm(folder, { recursive: true })
})

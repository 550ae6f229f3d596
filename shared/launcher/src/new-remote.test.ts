import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createRemote } from './new-remote.ts'

let root: string

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'new-remote-'))
})
afterEach(() => rm(root, { recursive: true }))

async function filesOf(folder: string) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

test('a new remote has fewer than 15 files, and nothing of the template is left in them', async () => {
  expect(await createRemote(root, 'mfe-meter-readings')).toEqual({ basePath: '/meter-readings' })
  const files = await filesOf('mfe-meter-readings')
  expect(files.length).toBeLessThan(15)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(
    texts.filter((text) => /example(?!:)/i.test(text.replaceAll(/as an example|\.example/g, ''))),
  ).toEqual([])
  const declaration = await readFile(join(root, 'mfe-meter-readings/remote.ts'), 'utf8')
  expect(declaration).toContain("element: 'nordtal-meter-readings'")
  expect(declaration).toContain("label: 'Meter Readings'")
  expect(await readFile(join(root, 'mfe-meter-readings/src/texts.de.ts'), 'utf8')).toContain(
    'export const meterReadingsTexts',
  )
})

test.each([
  ['', 'call it mfe-<name>'],
  ['meters', 'call it mfe-<name>'],
  ['mfe-Meters', 'call it mfe-<name>'],
  ['mfe-../host', 'call it mfe-<name>'],
  ['mfe-example', 'the name of the template'],
])('„%s“ is refused as a name', async (name, message) => {
  await expect(createRemote(root, name)).rejects.toThrow(message)
  expect(await readdir(root)).toEqual([])
})

test('neither a folder nor a base path is taken twice', async () => {
  await createRemote(root, 'mfe-meters')
  await expect(createRemote(root, 'mfe-meters')).rejects.toThrow('mfe-meters is there already')
  await rename(join(root, 'mfe-meters'), join(root, 'mfe-other'))
  await expect(createRemote(root, 'mfe-meters')).rejects.toThrow('mfe-other is mounted at /meters')
})

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

const create = (name: string) => createRemote(root, name, async () => true)

const declarationOf = (name: string) => readFile(join(root, name, 'remote.ts'), 'utf8')

async function filesOf(folder: string) {
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

test('a new remote has fewer than 15 files and no names of the template', async () => {
  expect(await create('mfe-meter-readings')).toEqual({ basePath: '/meter-readings' })
  const files = await filesOf('mfe-meter-readings')
  expect(files.length).toBeLessThan(15)
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  expect(
    texts.filter((text) => /example(?!:)/i.test(text.replaceAll(/as an example|\.example/g, ''))),
  ).toEqual([])
  const declaration = await declarationOf('mfe-meter-readings')
  expect(declaration).toContain("element: 'nordtal-meter-readings'")
  expect(declaration).toContain("label: 'Meter Readings', shortLabel: 'Meter'")
  expect(await readFile(join(root, 'mfe-meter-readings/src/texts.de.ts'), 'utf8')).toContain(
    'export const meterReadingsTexts',
  )
})

test('a short label has at most 12 characters, and a name may start like the template', async () => {
  await create('mfe-consumptionalerts')
  expect(await declarationOf('mfe-consumptionalerts')).toContain("shortLabel: 'Consumptiona'")
  await create('mfe-example-two')
  expect(await declarationOf('mfe-example-two')).toContain("label: 'Example Two', shortLabel: 'Example'")
})

test.each([
  ['', 'call it mfe-<name>'],
  ['meters', 'call it mfe-<name>'],
  ['mfe-Meters', 'call it mfe-<name>'],
  ['mfe-../host', 'call it mfe-<name>'],
  ['mfe-example', 'the name of the template'],
  ['mfe-overview', 'mfe-overview cannot be declared: basePath belongs to the host'],
  [`mfe-${'long-'.repeat(7)}name`, 'tab.label must have at most 32 characters'],
])('the name „%s“ is refused', async (name, message) => {
  await expect(create(name)).rejects.toThrow(message)
  expect(await readdir(root)).toEqual([])
})

test('a used folder and a used base path are refused', async () => {
  await create('mfe-meters')
  await expect(create('mfe-meters')).rejects.toThrow('mfe-meters is there already')
  await rename(join(root, 'mfe-meters'), join(root, 'mfe-other'))
  await expect(create('mfe-meters')).rejects.toThrow('mfe-other is mounted at /meters')
})

test('a remote whose packages cannot be installed is deleted', async () => {
  const install = async () => false
  await expect(createRemote(root, 'mfe-meters', install)).rejects.toThrow('The packages of mfe-meters cannot')
  expect(await readdir(root)).toEqual([])
})

import { expect, test } from '@jest/globals'
import { emptyStore } from './store-fixture.ts'
import { readReport, reportFolder, writeReport } from './verification-report.ts'

const [app, release] = ['mfe-contracts', '0123456789abcdef']

const report = (pictures: string[]) => ({
  at: '2026-11-30T18:00:00.000Z',
  passed: true,
  refusals: [],
  visits: pictures.map((picture) => ({ customer: 'nobody', address: '/contracts', faults: 0, picture })),
  unreached: [],
  unseen: [],
})

test('the report of the last verification and its pictures replace those of the one before', async () => {
  const store = await emptyStore()
  expect(await readReport(store, app, release)).toBeUndefined()
  for (const names of [['visit-1.jpg', 'visit-2.jpg'], ['visit-1.jpg']]) {
    const pictures = new Map(names.map((name) => [name, Buffer.from(`${name} of ${names.length}`)]))
    await writeReport(store, app, release, report(names), pictures)
    expect(await readReport(store, app, release)).toEqual(report(names))
  }
  const folder = reportFolder(app, release)
  const files = (await store.list('operator')).map(({ path }) => path)
  expect(files.toSorted()).toEqual([`${folder}/report.json`, `${folder}/visit-1.jpg`])
  expect(String(await store.read(`${folder}/visit-1.jpg`))).toBe('visit-1.jpg of 1')
})

test('a report whose picture would be elsewhere is refused', async () => {
  const store = await emptyStore()
  await writeReport(store, app, release, report(['../../config.json']), new Map())
  await expect(readReport(store, app, release)).rejects.toThrow(/picture/)
})

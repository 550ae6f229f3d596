import { expect, test } from '@jest/globals'
import { readLog, readReport } from '@portal/release'
import { emptyStore, publishAs, remoteBuild } from '@portal/release/testing'
import { conclude } from './conclusion.ts'

const app = 'mfe-contracts'
const customer = 'anna@post.example'
const milliseconds = { checks: 0, browser: 0, all: 0 }
const picture = Buffer.from('a picture')

test('the store keeps visits with their pictures, and the log refers to what is there already', async () => {
  const folder = await emptyStore()
  const { release } = await publishAs(app, await remoteBuild(), folder)
  const reports: unknown[] = []
  // The page of the operator is rendered after the entry.
  const store: typeof folder = {
    ...folder,
    async createExclusively(path, content) {
      reports.push(await readReport(folder, app, release))
      return folder.createExclusively(path, content)
    },
  }
  const visits = [
    { customer, route: '/', address: '/contracts', faults: ['axe: list', 'console: no'], picture },
    { customer: 'kim@post.example', route: '/', address: '/contracts', faults: [], repeated: 'no heading' },
    { customer, route: '/contract/:contractId', address: undefined, faults: [] },
  ]
  const verdict = await conclude(
    { [app]: release },
    {
      visits,
      refusals: [{ where: 'code of mfe-contracts', reason: 'no' }],
      unseen: ['getBills'],
      milliseconds,
    },
    { store, author: { who: 'Kim' } },
  )
  const reportDir = `operator/reports/${app}/${release}`
  expect(verdict).toMatchObject({
    passed: false,
    visits: 2,
    report: { [app]: `${folder.address}/${reportDir}` },
  })
  expect(reports).toEqual([
    {
      at: expect.any(String),
      passed: false,
      refusals: verdict.refusals,
      visits: [
        { customer, address: '/contracts', faults: 2, picture: 'visit-1.jpg' },
        { customer: 'kim@post.example', address: '/contracts', faults: 0, repeated: 'no heading' },
      ],
      unreached: ['/contract/:contractId'],
      unseen: ['getBills'],
    },
  ])
  expect(await folder.read(`${reportDir}/visit-1.jpg`)).toEqual(picture)
  const entry = (await readLog(folder)).at(-1)
  expect(entry).toMatchObject({ action: 'fail verification', who: 'Kim' })
  expect(entry?.why).toMatch(/^code of mfe-contracts: no; \/contracts: axe: list; \/contracts: console: no$/)
})

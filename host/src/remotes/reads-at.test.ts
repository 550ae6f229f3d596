import { expect, test } from '@jest/globals'
import type { BootRemote } from '@portal/federation/protocol'
import { readsAt } from './reads-at.ts'

const remote: BootRemote = {
  basePath: '/meters',
  access: 'customer',
  slots: [],
  paths: [],
  reads: [
    { at: ['/', '/help'], path: '/api/overview' },
    { at: ['/meter/:meterId', '/meter/:meterId/new'], path: '/api/meter' },
  ],
}

test.each([
  ['/meters', ['/api/overview']],
  ['/meters/', ['/api/overview']],
  ['/meters/help', ['/api/overview']],
  ['/meters/help/more', []],
  ['/meters/meter/A-7', ['/api/meter']],
  ['/meters/meter/A-7/new', ['/api/meter']],
  ['/meters/meter', []],
])('the first reads at %s are %j', (pathname, paths) => {
  expect(readsAt(remote, pathname).map(({ path }) => path)).toEqual(paths)
})

test('no remote and a remote without reads have no first reads', () => {
  const { reads, ...other } = remote
  expect([readsAt(undefined, '/overview'), readsAt(other, '/meters')]).toEqual([[], []])
})

import { expect, test } from '@jest/globals'
import { CONTRACT_VERSION } from '@portal/federation/protocol'
import type { RemoteSource } from './contract-types.ts'
import { defineRemote } from './define-remote.ts'

const source: RemoteSource = {
  name: 'mfe-tariff-advice',
  basePath: '/tariff-advice',
  tab: { label: 'Tarife', icon: [['path', { d: 'M4 20h16' }]], place: 60 },
  paths: ['/'],
  calls: ['getUserProfile'],
}

test('a declaration gets its defaults and the version of the contract, and no element', () => {
  expect(defineRemote(source)).toEqual({ ...source, access: 'customer', slots: [], needs: CONTRACT_VERSION })
})

test.each<[string, object]>([
  ['name must name remotes, such as mfe-example', { name: 'tariffs' }],
  ['basePath belongs to the host: choose another', { basePath: '/overview' }],
  ['tab.icon.0.0 must be one of circle', { tab: { ...source.tab, icon: [['script', {}]] } }],
  ['calls.0 must be the name of a call of the BFF', { calls: ['getWeather'] }],
  ['calls is missing', { calls: undefined }],
  ['paths.0 must be a path such as /contract/:contractId', { paths: ['history'] }],
  ['budgets is not known', { budgets: {} }],
  ['the declaration with access public has no tab', { access: 'public' }],
])('a wrong declaration is refused: %s', (message, part) => {
  expect(() => defineRemote({ ...source, ...part })).toThrow(message)
})

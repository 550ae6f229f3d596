import { expect, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import { hostLibraries } from './host-libraries.ts'

const plugins = [hostLibraries({ react: ['19.3.1'] })]

const shared = (version: string, shareConfig: object) => ({
  react: { version, get: async () => () => version, shareConfig },
})

/** The React that a remote gets which brings a version of its own and asks for a range. */
async function reactOf(name: string, version: string, shareConfig: object) {
  const host = createInstance({
    name: `host-of-${name}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: shared('19.3.1', { singleton: true, requiredVersion: false }) as never,
    plugins,
  })
  const remote = createInstance({ name, remotes: [], shared: shared(version, shareConfig) as never, plugins })
  remote.initShareScopeMap('default', host.shareScopeMap.default as never)
  const factory = (await remote.loadShare('react')) as () => string
  return factory()
}

test.each([
  ['newer', '19.9.0', { singleton: true, requiredVersion: '^19.0.0' }],
  ['older-and-exact', '19.3.0', { singleton: false, requiredVersion: '19.3.0', strictVersion: true }],
])('a remote with a copy that is %s gets that of the host', async (name, version, shareConfig) => {
  expect(await reactOf(name, version, shareConfig)).toBe('19.3.1')
})

test('a remote that needs another major keeps its own', async () => {
  expect(await reactOf('other', '18.3.1', { requiredVersion: '^18.0.0' })).toBe('18.3.1')
})

import { expect, jest, test } from '@jest/globals'
import { createInstance } from '@module-federation/enhanced/runtime'
import { lostSharedModules } from './lost-shared-modules.ts'

test('a shared module that was lost once is loaded for the next that asks', async () => {
  const library = {}
  const get = jest
    .fn<() => Promise<() => unknown>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue(() => library)
  const shareConfig = { requiredVersion: false } as const
  const federation = createInstance({
    name: 'host',
    remotes: [],
    shared: { react: { version: '19.0.0', get, shareConfig } },
    plugins: [lostSharedModules],
  })
  await expect(federation.loadShare('react')).rejects.toThrow('Failed to fetch')
  const factory = (await federation.loadShare('react')) as () => unknown
  expect(factory()).toBe(library)
})

import { expect, test } from '@jest/globals'
import { defineRemote } from '@portal/contracts'
import { createTrackedPath } from '@portal/tracking'
import { createRoutes } from '../routes.tsx'
import { declaredRemotes } from '../testing/declared-remotes.ts'
import { trackedPaths } from './tracked-paths.ts'

test('statistics count pages of the host and routes that remotes declare', () => {
  const meters = {
    basePath: '/meters',
    access: 'customer',
    slots: [],
    paths: ['/', '/meter/:meterId'],
  } as const
  const remotes = { ...declaredRemotes, 'mfe-meters': { ...meters, slots: [], paths: [...meters.paths] } }
  const trackedPath = createTrackedPath(trackedPaths(createRoutes(remotes), remotes))
  expect(
    ['/', '/overview', '/503', '/login', '/meters', '/meters/meter/4711', '/meters/more', '/unknown'].map(
      trackedPath,
    ),
  ).toEqual(['/', '/overview', '/503', '/login', '/meters', '/meters/meter/meter-id', '/404', '/404'])
})

test.each([...trackedPaths(createRoutes({}), {}), '/bff', '/host', '/remotes', '/health'])(
  'a remote cannot be mounted at the path %s of the host',
  (path) => {
    const page = async () => ({ default: () => null })
    const declare = () =>
      defineRemote({
        basePath: `/${path.split('/')[1]}`,
        element: 'nordtal-meters',
        needs: '1.5',
        calls: [],
        routes: { overview: { path: '/', page } },
        budgets: {},
      })
    expect(declare).toThrow('basePath')
  },
)

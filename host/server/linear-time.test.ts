import { expect, test } from '@jest/globals'
import { findSlowRequest, recordRoutes } from '@portal/build/hostile-requests'
import { startPortalForEachTest } from './server-fixture.ts'

const listeningApps = recordRoutes()
const portal = startPortalForEachTest()

test('no path, query or header takes more than linear time', async () => {
  await portal.app().listen()
  const apps = listeningApps()
  // The second is the BFF of the fixture.
  expect(apps).toHaveLength(2)
  for (const { port, routes } of apps) expect(await findSlowRequest(port, routes)).toBeUndefined()
})

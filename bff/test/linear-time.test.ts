import { expect, test } from '@jest/globals'
import { freePort } from '@portal/build/free-port'
import { findSlowRequest, recordRoutes } from '@portal/build/hostile-requests'
import { startBusinessSystems } from '../local/business-systems/index.ts'
import { PASSWORD } from '../local/identity/testing/test-tenant.ts'
import { startMailbox } from '../local/mailbox/index.ts'
import { peopleRoutes } from '../local/people/people.routes.ts'
import { createLogger } from '../src/logger.ts'
import { closeAfterwards } from './close-afterwards.ts'
import { sharedPortalWithIdentity } from './portal-with-identity.ts'
import { testCipher } from './test-data-keys.ts'

const logger = createLogger('silent')
const listeningApps = recordRoutes()
const portal = await sharedPortalWithIdentity()
closeAfterwards(await startMailbox({ port: await freePort(), smtpPort: await freePort(), logger }))
closeAfterwards(
  await startBusinessSystems({
    db: portal.db,
    port: 0,
    locks: [],
    moreRoutes: peopleRoutes({ db: portal.db, cipher: testCipher, password: PASSWORD }),
    logger,
  }),
)

const apps = listeningApps()

test('no path, query or header takes more than linear time, at the BFF and at the stand-ins', async () => {
  expect(apps).toHaveLength(5)
  for (const { port, routes } of apps) {
    expect(await findSlowRequest(port, routes)).toBeUndefined()
  }
})

test('no path, query or header of a signed-in customer takes more than linear time', async () => {
  const { access_token: token } = await portal.signIn('anna.becker@post.example')
  const headers = { authorization: `Bearer ${token}` }
  for (const { port, routes } of apps) {
    // The checks behind the token are the same for each call.
    const some = routes.filter(({ url }) => url.startsWith('/api/personalData/'))
    expect(await findSlowRequest(port, some, headers)).toBeUndefined()
  }
})

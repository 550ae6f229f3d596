import { expect, test } from '@jest/globals'
import { decodeJwt } from 'jose'
import { startFixture } from '../testing/identity-fixture.ts'
import { anna, PASSWORD } from '../testing/test-tenant.ts'

test('accounts in a database of the first release can still sign in', async () => {
  const identity = await startFixture()
  await identity.newPortal().signIn(anna.email, PASSWORD)
  const changes = [
    `drop table identity_known_browsers, identity_logouts, identity_log, identity_devices, identity_deletions,
      identity_email_confirmations`,
    'alter table identity_password_resets drop column ended_by, drop column client_id',
    'alter table identity_accounts drop column email_verified, drop column password_changed_at',
    `update identity_accounts set name = 'Anna vom ersten Stand' where email = '${anna.email}'`,
  ]
  for (const change of changes) await identity.query(change)
  await identity.restart()
  const { id_token } = await identity.newPortal().signIn(anna.email, PASSWORD)
  expect(decodeJwt(id_token)).toMatchObject({ name: 'Anna vom ersten Stand', email_verified: true })
  await identity.close()
})

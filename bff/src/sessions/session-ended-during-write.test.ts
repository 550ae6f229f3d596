// A write that was running when its session ended.
import { afterEach, expect, test } from '@jest/globals'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { customerOf } from '../../test/customer.ts'
import { startRecordingSystem } from '../../test/recording-system.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'
import { freezeAccount } from '../account-protection/frozen-account.repository.ts'
import { endSessions } from './ended-sessions.repository.ts'

const system = closeAfterwards(await startRecordingSystem())
const portal = await sharedTestPortal({ businessSystemUrl: system.url })
const anna = customerOf(portal, 'Anna')
const { customerId } = personCalled('Anna')

afterEach(() => system.respondWith())

/** Changes a contract's address; `interrupt` runs while the business system is called. */
async function moveContract(comesBetween: () => Promise<void>) {
  system.respondWith(async () => {
    await comesBetween()
    return { accepted: true }
  })
  const token = await portal.provider.tokenFor(subjectOfPerson('Anna'), { sessionId: 'thief' })
  const body = { value: 'anna.becker@post.example', contracts: ['v-410027103'], contact: false }
  const before = await anna.emailAddresses()
  const response = await portal.call('addEmailAddress', { token, headers: { tenant: '100' }, body })
  expect(await anna.emailAddresses()).toEqual(before)
  return response
}

test('a running write is refused after its session has ended', async () => {
  const response = await moveContract(() => endSessions(portal.db, customerId, ['thief']))
  expect([response.statusCode, response.json().code]).toEqual([401, 'unauthenticated'])
})

test('a running write is refused after the account was frozen', async () => {
  const response = await moveContract(() => freezeAccount(portal.db, customerId))
  expect([response.statusCode, response.json().code]).toEqual([403, 'account-frozen'])
})

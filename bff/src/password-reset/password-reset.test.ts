import { expect, test } from '@jest/globals'
import { ageAttempts } from '../../test/test-database.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'

const asked: string[] = []
const identityProvider = {
  sendPasswordReset: async (eMailAddress: string) => {
    asked.push(eMailAddress)
  },
}
const portal = await sharedTestPortal({ identityProvider })

const reset = (as: string) => portal.call('requestPasswordReset', { as })

test('the provider is called to send its mail once per minute, even for parallel requests', async () => {
  const responses = await Promise.all([reset('Anna'), reset('Anna'), reset('Anna')])
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([202, 429, 429])
  const good = responses.find(({ statusCode }) => statusCode === 202)
  expect(good?.json()).toEqual({ resendAfter: 60 })
  const refused = responses.find(({ statusCode }) => statusCode === 429)
  expect(refused?.json()).toMatchObject({ code: 'too-many-requests', retryAfter: expect.any(Number) })
  await portal.deliver()
  expect(asked).toEqual(['anna.becker@post.example'])
})

test('a customer gets ten mails per day', async () => {
  for (let mail = 0; mail < 10; mail++) {
    await ageAttempts(portal.db, '1 minute')
    expect((await reset('Ben')).statusCode).toBe(202)
  }
  await ageAttempts(portal.db, '1 minute')
  const refused = await reset('Ben')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3600)
})

test("the token's password date is shown if it is newer than the stored one", async () => {
  const dateBy = async (passwordChangedAt: unknown) => {
    const token = await portal.provider.tokenFor(subjectOfPerson('Clara'), { passwordChangedAt })
    return (await portal.call('getUserProfile', { token })).json().lastPasswordResetDate
  }
  const known = '2026-01-09T12:44:10.000Z'
  expect(await dateBy(undefined)).toBe(known)
  expect(await dateBy('2026-08-01T10:00:00Z')).toBe('2026-08-01T10:00:00.000Z')
  expect(await dateBy('2025-08-01T10:00:00Z')).toBe(known)
  for (const strange of ['gestern', 1_790_000_000, {}]) expect(await dateBy(strange)).toBe(known)
})

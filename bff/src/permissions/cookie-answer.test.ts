import { expect, test } from '@jest/globals'
import type { PermissionsHistory } from '@portal/contracts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { wordingVersion } from './permissions-fixture.ts'

const portal = await sharedTestPortal()

const record = (given: boolean, answeredAt: string) =>
  portal.call('recordCookieAnswer', { as: 'Gina', body: { wordingVersion, given, answeredAt } })

async function inHistory() {
  const response = await portal.call('getPermissionsHistory', { as: 'Gina' })
  const { consents } = response.json() as PermissionsHistory
  return consents.find(({ consent }) => consent === 'cookies.statistics')
}

test('the answers about cookies are in the history with the time of the browser, each once', async () => {
  expect(await inHistory()).toBeUndefined()
  const before = '2026-11-20T08:00:00Z'
  for (const _ of [1, 2]) expect((await record(true, before)).statusCode).toBe(200)
  expect(await inHistory()).toMatchObject({
    given: true,
    changes: [{ given: true, at: '2026-11-20T08:00:00.000Z', wordingVersion, channel: 'portal' }],
  })
  await record(false, '2026-11-20T09:00:00Z')
  expect(await inHistory()).toMatchObject({ given: false, changes: [{ given: false }, { given: true }] })
})

test('an answer of a browser whose clock is ahead has happened now', async () => {
  await record(true, new Date(Date.now() + 3_600_000).toISOString())
  const [change] = (await inHistory())?.changes ?? []
  expect(Date.parse(change?.at ?? '')).toBeLessThanOrEqual(Date.now())
})

test.each(['0000-01-01T00:00:00Z', '1900-01-01T00:00:00Z', '2026-02-31T00:00:00Z', '2099-01-01T00:00:00Z'])(
  'an answer at %s is refused and leaves no proof',
  async (answeredAt) => {
    const response = await record(true, answeredAt)
    expect(response.json()).toMatchObject({ status: 400, errors: [{ path: '/answeredAt' }] })
    expect(await inHistory()).toBeUndefined()
  },
)

test('a proof has the time of the server beside that of the browser', async () => {
  const before = Date.now()
  await record(true, '2026-11-20T08:00:00Z')
  const proof = await portal.db
    .selectFrom('consent_activity')
    .select(['happened_at', 'recorded_at'])
    .orderBy('consent_activity_id', 'desc')
    .executeTakeFirstOrThrow()
  expect(proof.happened_at).toBe('2026-11-20T08:00:00.000Z')
  expect(Date.parse(proof.recorded_at ?? '')).toBeGreaterThan(before - 60_000)
})

import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { sql } from 'kysely'
import * as v from 'valibot'
import { challengeOf } from '../../test/challenge.ts'
import { testCipher } from '../../test/test-data-keys.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled, subjectOfPerson } from '../../test/test-provider.ts'
import { createTestSignIns } from '../../test/test-sign-ins.ts'
import { exportMyData } from './my-data.rules.ts'
import { PAGE_SIZE } from './personal-pages.ts'

const portal = await sharedTestPortal()
const { customerId } = personCalled('Clara')
const PROOFS = 3000

/** Decisions with both brands, alternating, so that their order differs from that of their ids. */
const decide = (count: number) =>
  sql`insert into consent_activity (customer_id, tenant_id, consent, given, wording_version, channel)
    select ${customerId}, (array['200', '100'])[1 + i % 2], 'eco.' || i, i % 3 = 0, '2023-11-01', 'portal'
    from generate_series(1, ${count}::integer) i`.execute(portal.db)

const pagesRead = () =>
  portal.statements.filter(({ query }) => query.sql.includes('from "consent_activity"')).length

/** A stored row that cannot be read: its id is no safe integer. */
const insertUnreadableProof = () =>
  sql`insert into consent_activity
    (customer_id, consent_activity_id, tenant_id, consent, given, wording_version, channel)
    overriding system value
    values (${customerId}, 9007199254740993, '200', 'eco.x', true, '2023-11-01', 'portal')`.execute(portal.db)

async function requestOverNetwork() {
  const address = await portal.app.listen({ port: 0, host: '127.0.0.1' })
  const token = await portal.provider.tokenFor(subjectOfPerson('Clara'))
  const acr = challengeOf(await portal.call('getMyData', { token }))
  const authorization = `Bearer ${await portal.provider.tokenFor(subjectOfPerson('Clara'), { acr })}`
  return fetch(`${address}${calls.getMyData.path}`, { headers: { authorization } })
}

beforeEach(async () => {
  await decide(PROOFS)
  portal.statements.length = 0
})

test('an export holds every proof once, ordered by brand and time', async () => {
  const stored = await portal.db
    .selectFrom('consent_activity')
    .select(['tenant_id', 'consent', 'given', 'happened_at', 'recorded_at'])
    .where('customer_id', '=', customerId)
    .orderBy('tenant_id')
    .orderBy('consent_activity_id')
    .execute()
  const answer = await portal.call('getMyData', { as: 'Clara' })
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  const { sections } = v.parse(calls.getMyData.response, answer.json())
  const records = sections
    .find(({ id }) => id === 'consents')
    ?.records.filter(({ title }) => title === 'Nachweis einer Entscheidung')
    .map(({ fields }) => Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  expect(stored.length).toBeGreaterThan(PROOFS)
  expect(records).toEqual(
    stored.map((row) => ({
      tenantId: row.tenant_id,
      consent: row.consent,
      given: row.given,
      happenedAt: row.happened_at,
      recordedAt: row.recorded_at,
      wordingVersion: '2023-11-01',
      channel: 'portal',
    })),
  )
})

test('an export reads page by page, each after the one before it was consumed', async () => {
  const parts = {
    db: portal.db,
    cipher: testCipher,
    logger: portal.app.log,
    signIns: createTestSignIns().signIns,
  }
  const account = { customerId, subject: subjectOfPerson('Clara') }
  const text = await exportMyData(parts, account, 'test')
  let taken = 0
  let mostAhead = 0
  for await (const chunk of text) {
    taken += String(chunk).split('Nachweis einer Entscheidung').length - 1
    mostAhead = Math.max(mostAhead, pagesRead() - Math.floor(taken / PAGE_SIZE))
  }
  expect(pagesRead()).toBe(Math.floor(taken / PAGE_SIZE) + 1)
  expect(mostAhead).toBeLessThanOrEqual(2)
})

test('no statement reads more rows than a page', async () => {
  await portal.call('getMyData', { as: 'Clara' })
  const limits = portal.statements
    .filter(({ query }) => /from "(consent_activity|audit_event|outbox|consumption)"/.test(query.sql))
    .map(({ query }) => (query.sql.includes('limit $') ? query.parameters.at(-1) : 'none'))
  expect(new Set(limits)).toEqual(new Set([PAGE_SIZE]))
})

test('a failure in the middle of an export closes the connection and is logged', async () => {
  await insertUnreadableProof()
  const response = await requestOverNetwork()
  expect(response.status).toBe(200)
  await expect(response.text()).rejects.toThrow('terminated')
  expect(portal.logLines.some((line) => line.includes('response broke off'))).toBe(true)
  expect((await portal.call('getUserProfile', { as: 'Clara' })).statusCode).toBe(200)
})

test('a refusal is a problem, never a stream', async () => {
  const token = await portal.provider.tokenFor(subjectOfPerson('Clara'))
  const answer = await portal.call('getMyData', { token })
  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 'sign-in-too-old' })
})

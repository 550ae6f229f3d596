import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { sql } from 'kysely'
import { registrationCodes } from '../../local/seed/index.ts'
import { invite } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { newRegistrationCode } from './registration-code.ts'

const portal = await sharedTestPortal()

type InvitationCall = 'processByRegistrationCode' | 'performEligibilityCheck'

const ask = async (name: InvitationCall, registrationCode: string, remoteAddress = '192.0.2.1') =>
  portal.app.inject({ method: 'POST', url: calls[name].path, payload: { registrationCode }, remoteAddress })

const seeded = (state: string) => registrationCodes.find((code) => code.state === state)?.code ?? ''

const brand = { tenantId: '100' }
const both = ['email', 'letter']

test.each([
  ['valid', { result: 'eligible', renewals: [], attemptsLeft: 3, ...brand }],
  ['used', { result: 'account-exists', renewals: [], ...brand }],
  ['expired', { result: 'expired', renewals: both, ...brand }],
  ['locked', { result: 'locked', renewals: [], ...brand }],
])(
  'a code that is %s shows its state, and nothing about the invited customer',
  async (state, eligibility) => {
    expect((await ask('processByRegistrationCode', seeded(state))).json()).toEqual({ state })
    expect((await ask('performEligibilityCheck', seeded(state))).json()).toEqual(eligibility)
  },
)

test('an unknown code reveals nothing else', async () => {
  expect((await ask('processByRegistrationCode', newRegistrationCode())).json()).toEqual({ state: 'unknown' })
  const eligibility = await ask('performEligibilityCheck', newRegistrationCode())
  expect(eligibility.json()).toEqual({ result: 'unknown', renewals: [] })
})

test('a code past its last day has expired', async () => {
  const { code } = await invite(portal.db, { expiresAt: new Date(Date.now() - 1000).toISOString() })
  expect((await ask('processByRegistrationCode', code)).json()).toEqual({ state: 'expired' })
})

test.each(['valid', 'expired', 'locked'] as const)(
  'a customer with an account needs no %s code',
  async (state) => {
    const { customerId, code } = await invite(portal.db, { state })
    const account = { customer_id: customerId, subject: `auth0|${customerId}`, email: 'rosa@post.example' }
    await portal.db.insertInto('account').values(account).execute()
    expect((await ask('processByRegistrationCode', code)).json()).toEqual({ state: 'used' })
    await portal.db.deleteFrom('account').where('customer_id', '=', customerId).execute()
  },
)

test('a code stays used after its account was deleted, and a later one is valid', async () => {
  const { customerId, code } = await invite(portal.db)
  const account = { customer_id: customerId, subject: `auth0|${customerId}`, email: '' }
  await portal.db
    .insertInto('account')
    .values({ ...account, status: 'deleted', deleted_at: sql`now() - interval '1 hour'` })
    .execute()
  await portal.db
    .updateTable('registration_code')
    .set({ issued_at: sql`now() - interval '2 hours'` })
    .where('customer_id', '=', customerId)
    .execute()
  const later = await invite(portal.db, { customerId })
  expect((await ask('processByRegistrationCode', code)).json()).toEqual({ state: 'used' })
  expect((await ask('processByRegistrationCode', later.code)).json()).toEqual({ state: 'valid' })
})

test('known and unknown codes need the same statements', async () => {
  const statementsOf = async (code: string) => {
    portal.statements.length = 0
    await ask('performEligibilityCheck', code, '192.0.2.3')
    return portal.statements.map(({ query }) => query.sql)
  }
  const unknown = await statementsOf(newRegistrationCode())
  for (const { code } of registrationCodes) expect(await statementsOf(code)).toEqual(unknown)
})

test('a caller with unknown codes must wait, and other callers need not', async () => {
  const guesses = await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      ask('processByRegistrationCode', newRegistrationCode(), `2001:db8::${n}`),
    ),
  )
  const refused = guesses.filter(({ statusCode }) => statusCode === 429)
  expect(refused).toHaveLength(10)
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(500)

  const colleague = await ask('processByRegistrationCode', seeded('valid'), '2001:db8::9')
  expect(colleague.json()).toEqual({ state: 'valid' })
  const elsewhere = await ask('processByRegistrationCode', newRegistrationCode(), '2001:db8:0:1::9')
  expect(elsewhere.json()).toEqual({ state: 'unknown' })
})

test('no code is in the log', () => {
  for (const { code } of registrationCodes) expect(portal.logLines.join()).not.toContain(code)
})

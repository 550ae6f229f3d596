import { afterAll, describe, expect, test } from '@jest/globals'
import {
  bodies,
  type Call,
  type CallName,
  calls,
  mailKinds,
  type ProblemCode,
  protectionOf,
} from '@portal/contracts'
import { openApiDocument } from '../src/openapi/openapi-document.ts'
import { createOpenApiFixture } from '../src/openapi/openapi-fixture.ts'
import { type CallExample, callExamples } from './call-examples.ts'
import { sharedTestPortal } from './test-portal.ts'
import { subjectOfPerson } from './test-provider.ts'

const names = Object.keys(calls) as CallName[]
const where = (fits: (call: Call) => boolean) => names.filter((name) => fits(calls[name]))
const signedIn = where((call) => !call.public)
const withBody = names.filter((name) => name in bodies)

const { expectFit, ...fixture } = createOpenApiFixture(openApiDocument())
const portal = await sharedTestPortal()
afterAll(fixture.close)

/** All tables that a refused call must not change. */
async function traces() {
  const tables = ['outbox', 'consent_activity', 'phone_number', 'email_address', 'idempotency_key'] as const
  const counts = tables.map((table) =>
    portal.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as(table))
      .executeTakeFirst(),
  )
  // A refused guess is recorded.
  const trail = portal.db
    .selectFrom('audit_event')
    .select(({ fn }) => fn.countAll().as('audit_event'))
    .where('event', 'not like', '%.refused')
    .executeTakeFirst()
  return Object.assign({}, await trail, ...(await Promise.all(counts)))
}

/** The call's valid example with an error is refused as the document says, and nothing changes. */
async function expectRefusal(
  name: CallName,
  wrong: CallExample & { token?: string },
  status: number,
  code: ProblemCode,
) {
  const before = await traces()
  const response = await portal.call(name, { ...callExamples[name], ...wrong })
  await expectFit(name, response)
  expect(response.headers['content-type']).toMatch(/^application\/problem\+json/)
  expect({ status: response.statusCode, ...response.json() }).toMatchObject({ status, code })
  expect(response.headers['cache-control']).toBe('no-store')
  expect(await traces()).toEqual(before)
  return response
}

const headersOf = (name: CallName) => callExamples[name].headers ?? {}

describe.each(signedIn)('%s refuses', (name) => {
  const token = (options: Parameters<typeof portal.provider.tokenFor>[1]) =>
    portal.provider.tokenFor(subjectOfPerson(callExamples[name].as ?? ''), options)

  test('a call without a token', async () => {
    const { headers } = await expectRefusal(name, { as: '' }, 401, 'unauthenticated')
    expect(headers['www-authenticate']).toBe('Bearer')
  })

  test('a token that has expired', async () => {
    await expectRefusal(name, { token: await token({ expiresAt: '-1m' }) }, 401, 'unauthenticated')
  })

  test('a token for another service', async () => {
    await expectRefusal(name, { token: await token({ audience: 'urn:other' }) }, 401, 'unauthenticated')
  })

  test('customers of the third brand', async () => {
    // A read that names no brand gets no data instead.
    await expectRefusal(
      name,
      { as: 'Finn', headers: { ...headersOf(name), tenant: '100' } },
      403,
      'third-brand',
    )
  })
})

describe.each(names.filter((name) => protectionOf(name).stepUp))('%s refuses', (name) => {
  test('a sign-in that was not for this call, however fresh it is', async () => {
    const token = await portal.provider.tokenFor(subjectOfPerson(callExamples[name].as ?? ''))
    const { headers } = await expectRefusal(name, { token }, 401, 'sign-in-too-old')
    expect(headers['www-authenticate']).toMatch(
      new RegExp(`^Bearer error="insufficient_user_authentication", acr_values="${name}\\.[\\w-]{43,64}"$`),
    )
  })
})

/** All data that decides about access to an account. */
async function accessData() {
  const rows = [
    portal.db.selectFrom('account').select(['customer_id', 'subject', 'email', 'status']),
    portal.db.selectFrom('phone_pin').selectAll(),
    portal.db.selectFrom('email_change').selectAll(),
    portal.db.selectFrom('registration_code').selectAll(),
    portal.db.selectFrom('outbox').select('kind').where('kind', 'like', 'identity-%'),
  ]
  return JSON.stringify([
    portal.signIns.ended(),
    ...(await Promise.all(rows.map((query) => query.execute()))),
  ])
}

test('no call changes sign-in data or shows a PIN after a sign-in alone', async () => {
  const before = await accessData()
  for (const name of signedIn) {
    const token = await portal.provider.tokenFor(subjectOfPerson(callExamples[name].as ?? ''))
    const { body } = await portal.call(name, { ...callExamples[name], token })
    expect({ name, ways: await accessData() }).toEqual({ name, ways: before })
    expect({ name, showsPin: body.includes('47114') }).toEqual({ name, showsPin: false })
  }
})

test('no call sends a mail that it does not declare', async () => {
  for (const name of names) {
    const { after, ...example } = callExamples[name]
    if (after) await portal.call(after.name, after)
    await portal.db.deleteFrom('outbox').execute()
    await portal.call(name, example)
    const sent = await portal.db.selectFrom('outbox').select('kind').distinct().execute()
    const { mails = [] } = protectionOf(name)
    const undeclared = sent.filter(({ kind }) => kind in mailKinds && !mails.some((mail) => mail === kind))
    expect({ name, undeclared }).toEqual({ name, undeclared: [] })
  }
})

describe.each(where((call) => !call.public && !call.withoutAccount))('%s refuses', (name) => {
  test('a sign-in that belongs to no customer', async () => {
    const stranger = await portal.provider.tokenFor('auth0|nobody')
    await expectRefusal(name, { token: stranger }, 403, 'unknown-customer')
  })
})

describe.each(where((call) => !call.public && !call.afterDeletion))('%s refuses', (name) => {
  test('an account with a pending deletion', async () => {
    const accounts = portal.db.updateTable('account').where('email', '=', 'ida.jung@post.example')
    await accounts.set({ status: 'deletion-pending' }).execute()
    await expectRefusal(name, { as: 'Ida' }, 403, 'account-deleted')
  })
})

test('a customer with a pending deletion can read its status', () => {
  const left: CallName[] = ['getUserProfile', 'deleteAccount', 'getDeletionStatus']
  expect(where((call) => call.afterDeletion === true)).toEqual(left)
})

describe.each(where((call) => call.tenant === true))('%s refuses', (name) => {
  test.each(['200', '500', '999', 'x'])('the brand %s, which does not know the customer', async (tenant) => {
    const headers = { ...headersOf(name), tenant }
    await expectRefusal(name, { as: 'Anna', headers }, 404, 'unknown-tenant')
  })
})

describe.each(where((call) => call.versioned === true))('%s refuses', (name) => {
  test('a change without a base version', async () => {
    await expectRefusal(name, { headers: {} }, 428, 'version-required')
  })

  test('a change with a stale base version', async () => {
    await expectRefusal(name, { headers: { ...headersOf(name), 'if-match': '"999"' } }, 412, 'stale-version')
  })

  test.each(['1', '*', 'W/"1"', '"1", "2"', '"one"'])('%s, which does not name one version', async (none) => {
    await expectRefusal(name, { headers: { ...headersOf(name), 'if-match': none } }, 400, 'invalid-request')
  })
})

describe.each(withBody)('%s refuses', (name) => {
  const { body } = callExamples[name]

  test('an unknown field, by its name', async () => {
    const response = await expectRefusal(name, { body: { ...body, surplus: 1 } }, 400, 'invalid-request')
    const message = 'Diese Angabe ist nicht vorgesehen.'
    expect(response.json().errors).toEqual([{ path: '/surplus', message }])
  })

  test('an empty body', async () => {
    await expectRefusal(name, { body: {} }, 400, 'invalid-request')
  })

  test('a body that is too large', async () => {
    await expectRefusal(name, { body: { ...body, surplus: 'x'.repeat(100_000) } }, 413, 'payload-too-large')
  })
})

describe.each(where((call) => call.method !== 'GET').filter((name) => !(name in bodies)))(
  '%s refuses',
  (name) => {
    test('a body where none is expected', async () => {
      await expectRefusal(name, { body: { surplus: 1 } }, 400, 'invalid-request')
    })
  },
)

test('a call without a body may have a JSON content type', async () => {
  const headers = { tenant: '', 'content-type': 'application/json' }
  expect((await portal.call('recordPhonePinSeen', { as: 'Anna', headers })).statusCode).toBe(202)
})

test('the trail names the changed item and no value', async () => {
  const value = '+49 711 555 66 77'
  const response = await portal.call('addPhoneNumber', {
    as: 'Anna',
    body: { value, contracts: ['v-410027101'], contact: false },
  })
  const { item } = response.json()
  const trail = await portal.db
    .selectFrom('audit_event')
    .select('detail')
    .where('event', '=', 'addPhoneNumber')
    .executeTakeFirstOrThrow()
  const results = [{ contractId: 'v-410027101', outcome: 'success' }]
  expect(trail.detail).toEqual({ itemId: item.id, results, changeId: expect.any(String) })
})

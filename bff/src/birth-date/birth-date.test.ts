import { describe, expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal({ businessSystemTimeoutMs: 2000 })

const change = (as: string, birthdate: string, ifMatch: string) =>
  portal.call('changeBirthDate', { as, body: { birthdate }, headers: { 'if-match': ifMatch } })

const storedOf = async (as: string, tenant?: string) =>
  (await portal.call('getCustomerProfile', { as, ...(tenant && { headers: { tenant } }) })).json()
    .personalData

test('a customer changes the birth date and then reads the new one', async () => {
  const response = await change('Ben', '1990-02-28', '"1"')
  expect(response.statusCode).toBe(200)
  expect(response.headers.etag).toBe('"2"')
  expect(response.json()).toMatchObject({ birthday: '1990-02-28', version: 2, name: 'Ben Carstens' })

  const stored = await storedOf('Ben')
  expect(stored).toEqual(response.json())
  expect(Date.now() - Date.parse(stored.birthdayChangedAt)).toBeLessThan(60_000)
})

test('of two tabs the second gets a conflict, and the first changes the date', async () => {
  expect((await change('Clara', '1986-04-23', '"1"')).statusCode).toBe(200)
  const second = await change('Clara', '1986-04-24', '"1"')
  expect(second.json()).toMatchObject({ status: 412, code: 'stale-version' })
  expect(await storedOf('Clara')).toMatchObject({ birthday: '1986-04-23', version: 2 })
})

test('a retry after a timeout succeeds and has one effect', async () => {
  const first = await change('Gina', '1972-09-06', '"1"')
  const retry = await change('Gina', '1972-09-06', '"1"')
  expect(retry.statusCode).toBe(200)
  expect(retry.json()).toEqual(first.json())
  expect(retry.headers.etag).toBe('"2"')
})

test('of parallel changes of one version exactly one wins', async () => {
  const dates = ['1965-01-01', '1965-01-02', '1965-01-03', '1965-01-04', '1965-01-05']
  const responses = await Promise.all(dates.map((date) => change('Josephine', date, '"1"')))
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 412, 412, 412, 412])
  expect(await storedOf('Josephine')).toMatchObject({ version: 2 })
})

describe('the business systems', () => {
  test('refuse a change during an identity check', async () => {
    const response = await change('Hugo', '1965-05-28', '"1"')
    expect(response.json()).toMatchObject({
      status: 409,
      code: 'change-refused',
      reason: 'identity-check-in-progress',
    })
    expect(await storedOf('Hugo')).toMatchObject({ birthday: '1965-05-27', version: 1 })
  })

  test('are not called if the date is already stored or the version is stale', async () => {
    expect((await change('Hugo', '1965-05-27', '"1"')).statusCode).toBe(200)
    expect((await change('Hugo', '1965-05-28', '"2"')).statusCode).toBe(412)
  })

  test('of all brands are called', async () => {
    await portal.lock('Eva', 'silent')
    const response = await change('Eva', '1990-05-05', '"1"')
    expect(response.json()).toMatchObject({ status: 504, code: 'business-system-timeout' })
    expect(await storedOf('Eva', '100')).toMatchObject({ birthday: null, version: 1 })
  })

  test('that are unavailable cause an outage', async () => {
    await portal.lock('Kim', 'system-unavailable')
    const response = await change('Kim', '1999-12-30', '"1"')
    expect(response.json()).toMatchObject({ status: 503, code: 'unavailable' })
  })
})

test('a change sends one notice to the customer', async () => {
  await change('David', '1979-01-31', '"1"')
  await change('David', '1979-01-31', '"1"')
  const notices = await portal.db
    .selectFrom('outbox')
    .select('payload')
    .where('customer_id', '=', '2200871')
    .execute()
  expect(notices).toEqual([{ payload: { what: 'birthdate', recipients: [], contracts: [] } }])
})

import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { seedPeople } from '../../local/seed/people.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()

const lines = () => portal.logLines.map((line) => JSON.parse(line))

test('each response is one line with request id, method, route, status and duration', async () => {
  portal.logLines.length = 0
  const response = await portal.app.inject({ url: '/health/live?customer=4711' })
  expect(lines()).toEqual([
    expect.objectContaining({
      requestId: response.headers['x-request-id'],
      method: 'GET',
      route: '/health/live',
      status: 200,
      ms: expect.any(Number),
    }),
  ])
})

test('an unknown path is not logged, because it may hold a code', async () => {
  portal.logLines.length = 0
  await portal.app.inject({ url: '/code/ABCDEFGH' })
  expect(portal.logLines.join()).not.toContain('ABCDEFGH')
  expect(lines().at(-1)).toMatchObject({ route: 'unknown', status: 404 })
})

test('no personal data is in the log, even if a database error contains it', async () => {
  portal.logLines.length = 0
  for (const person of seedPeople) {
    const as = person.name.split(/[ -]/)[0] ?? ''
    await portal.call('getUserProfile', { as })
    await portal.call('getCustomerProfile', { as })
    await portal.call('changeBirthDate', {
      as,
      body: { birthdate: '1961-07-08' },
      headers: { 'if-match': '"1"' },
    })
  }
  await sql`alter table customer add constraint refuse_all check (birthday < '1900-01-01') not valid`.execute(
    portal.db,
  )
  const failed = await portal.call('changeBirthDate', {
    as: 'Anna',
    body: { birthdate: '1962-08-09' },
    headers: { 'if-match': '"2"' },
  })
  await sql`alter table customer drop constraint refuse_all`.execute(portal.db)
  expect(failed.statusCode).toBe(500)

  const log = portal.logLines.join()
  for (const { name, email, customerId } of seedPeople) {
    for (const personal of [name, email, customerId]) expect(log).not.toContain(personal)
  }
  for (const value of ['1961-07-08', '1962-08-09', 'Bearer', 'DE']) expect(log).not.toContain(value)
})

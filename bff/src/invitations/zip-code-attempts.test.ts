import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { secondBff } from '../../test/second-bff.ts'
import { invite } from '../../test/test-invitation.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'

const portal = await sharedTestPortal()

const RIGHT = '70173'
const WRONG = '70174'
const locked = { result: 'locked', attemptsLeft: 0 }

async function check(registrationCode: string, zipCode: string, { key = '', app = portal.app } = {}) {
  const headers = key ? { 'idempotency-key': key } : {}
  const { path: url } = calls.performZipCodeValidation
  return app.inject({ method: 'POST', url, headers, payload: { registrationCode, zipCode } })
}

test('20 wrong zip codes in parallel count as three attempts', async () => {
  const { code } = await invite(portal.db)
  const responses = await Promise.all(Array.from({ length: 20 }, () => check(code, WRONG)))
  const left = responses.map((response) => response.json().attemptsLeft).toSorted()
  expect(left).toEqual([...Array(18).fill(0), 1, 2])
  expect(responses.filter((response) => response.json().result === 'locked')).toHaveLength(18)
  expect((await check(code, RIGHT)).json()).toEqual(locked)
})

test('attempts are counted across two processes and a restart', async () => {
  const { code } = await invite(portal.db)
  const beside = secondBff(portal)
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => check(code, WRONG, { app: index % 2 ? beside : portal.app })),
  )
  await beside.close()
  expect(responses.filter((response) => response.json().result === 'wrong')).toHaveLength(2)

  const restarted = secondBff(portal)
  expect((await check(code, RIGHT, { app: restarted })).json()).toEqual(locked)
  await restarted.close()
})

test('a retry with the same key counts once', async () => {
  const { code } = await invite(portal.db)
  const key = randomUUID()
  const repeated = await Promise.all(Array.from({ length: 5 }, () => check(code, WRONG, { key })))
  for (const response of [...repeated, await check(code, WRONG, { key })]) {
    expect(response.json()).toEqual({ result: 'wrong', attemptsLeft: 2 })
  }
  expect((await check(code, WRONG, { key: randomUUID() })).json()).toEqual({
    result: 'wrong',
    attemptsLeft: 1,
  })
})

test('the open codes of a customer share three attempts', async () => {
  const first = await invite(portal.db)
  const { customerId } = first
  const codes = [first]
  for (let more = 0; more < 4; more++) codes.push(await invite(portal.db, { customerId }))
  const responses = await Promise.all(
    codes.flatMap(({ code }) => Array.from({ length: 5 }, () => check(code, WRONG))),
  )
  const results = responses.map((response) => response.json())
  expect(results.filter(({ result }) => result === 'wrong')).toHaveLength(2)
  expect(results.filter(({ result }) => result === 'locked')).toHaveLength(23)
  for (const { code } of codes) expect((await check(code, RIGHT)).json()).toEqual(locked)
})

test('invitations after locks allow nine wrong attempts per day; then even the right one is refused', async () => {
  const { customerId, code } = await invite(portal.db)
  const lock = async (of: string) => {
    for (let attempt = 0; attempt < 3; attempt++) await check(of, WRONG)
    expect((await check(of, RIGHT)).json()).toEqual(locked)
  }
  await lock(code)
  for (let more = 0; more < 2; more++) await lock((await invite(portal.db, { customerId })).code)
  const last = await invite(portal.db, { customerId })
  const wrong = await check(last.code, WRONG)
  expect(wrong.statusCode).toBe(429)
  expect(Number(wrong.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await check(last.code, RIGHT)).statusCode).toBe(429)
})

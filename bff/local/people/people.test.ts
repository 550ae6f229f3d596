import { randomUUID } from 'node:crypto'
import { expect, test } from '@jest/globals'
import Fastify from 'fastify'
import { closeAfterwards } from '../../test/close-afterwards.ts'
import { sharedPortalWithIdentity } from '../../test/portal-with-identity.ts'
import { testCipher } from '../../test/test-data-keys.ts'
import { password } from '../seed/index.ts'
import { peopleRoutes } from './people.routes.ts'

const portal = await sharedPortalWithIdentity()
const app = closeAfterwards(Fastify())
app.register(peopleRoutes({ db: portal.db, cipher: testCipher, password }))

const post = (url: string, payload: object | string) =>
  app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

const make = async (path: string, input: object) => {
  const response = await post(path, input)
  expect(response.statusCode).toBe(201)
  return response.json()
}

/** The customer's view of their data, without the days that count from the start of the process. */
const profileOf = async (email: string) => {
  const { access_token: token } = await portal.signIn(email)
  const { body } = await portal.call('getCustomerProfile', { token, headers: { tenant: '100' } })
  return body.replaceAll(/"changedAt":"[^"]+"/g, '')
}

const rowsOf = (customerId: string) =>
  portal.db.selectFrom('contract').select('contract_id').where('customer_id', '=', customerId).execute()

test('a new person signs in and has the data of the seeded one under an own address', async () => {
  const { email, name, customerId } = await make('/people', { like: 'anna' })
  expect(email).toMatch(/^anna\.becker\.\w+@post\.example$/)
  expect(name).toBe('Anna Becker')
  expect(await rowsOf(customerId)).toHaveLength(3)
  const seeded = await profileOf('anna.becker@post.example')
  expect(await profileOf(email)).toBe(seeded.replaceAll('anna.becker@post.example', email))
})

test('two people like anna share nothing, and the seeded one stays as she is', async () => {
  const [first, second] = [await make('/people', { like: 'anna' }), await make('/people', { like: 'anna' })]
  expect(new Set([first.email, second.email]).size).toBe(2)
  await portal.db.deleteFrom('customer').where('customer_id', '=', first.customerId).execute()
  expect(await rowsOf(first.customerId)).toEqual([])
  expect(await rowsOf(second.customerId)).toHaveLength(3)
  expect(await rowsOf('2100417')).toHaveLength(3)
})

test('a person like hugo has the locks, and one like anna the earlier sign-ins', async () => {
  const { email } = await make('/people', { like: 'hugo' })
  const { access_token: token } = await portal.signIn(email)
  const headers = { tenant: '100', 'if-match': '"1"', 'idempotency-key': randomUUID() }
  const refused = await portal.call('changeBirthDate', { token, headers, body: { birthdate: '1990-01-01' } })
  expect(refused.json()).toMatchObject({ code: 'change-refused' })

  const anna = await make('/people', { like: 'anna' })
  expect(await portal.identityProvider.signIns.events(`auth0|${anna.customerId}`)).toHaveLength(3)
})

test('a requested address is used once', async () => {
  const input = { like: 'ida', email: 'ida.eigene@post.example' }
  expect(await make('/people', input)).toMatchObject({ email: input.email, password })
  const again = await post('/people', input)
  expect(again.statusCode).toBe(400)
  expect(again.json()).toEqual({ error: 'ida.eigene@post.example has an account already' })
})

test.each([
  ['valid', 'valid', 'lena.moser'],
  ['used', 'used', 'anna.becker'],
  ['expired', 'expired', 'maik.noll'],
  ['locked', 'locked', 'nele.otto'],
  ['valid-flinkstrom', 'valid', 'ben.carstens'],
])('a new invitation is %s', async (like, state, name) => {
  const { code, email } = await make('/invitations', { like })
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{26}$/)
  expect(email).toMatch(new RegExp(`^${name}\\.\\w+@post\\.example$`))
  const response = await portal.call('processByRegistrationCode', { body: { registrationCode: code } })
  expect(response.json()).toEqual({ state })
})

test('an invitation by Flinkstrom can be for a person who has an account', async () => {
  const { email } = await make('/people', { like: 'ben' })
  const invitation = await make('/invitations', { like: 'valid-flinkstrom', person: email })
  expect(invitation).toMatchObject({ email, postalCode: '26721' })
})

test.each([
  ['/people', { like: 'zoe' }, /"like" must be one of anna, ben, .*lea/],
  ['/people', 'anna', /Object/],
  ['/people', { like: 'anna', name: 'Zoe' }, /name/],
  ['/invitations', { like: 'lost' }, /must be one of valid, used, expired, locked, valid-flinkstrom/],
  ['/invitations', { like: 'valid', person: 'zoe@post.example' }, /zoe@post.example has no account/],
])('%s refuses %j', async (path, input, message) => {
  const response = await post(path, JSON.stringify(input))
  expect(response.statusCode).toBe(400)
  expect(response.json().error).toMatch(message)
})

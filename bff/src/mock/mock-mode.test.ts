import { expect, test } from '@jest/globals'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { subjectOfPerson } from '../../test/test-provider.ts'
import { StartError } from '../start-error.ts'
import { mockSignIn } from './mock-mode.ts'

const KEY = 'a-key-for-trying'
const personas = new Map([
  ['anna', subjectOfPerson('Anna')],
  ['finn', subjectOfPerson('Finn')],
])

const settings = { MOCK_MODE: true, SUBSCRIPTION_KEY: KEY, MOCK_PERSONAS: personas }
const portal = await sharedTestPortal({ parts: () => ({ mockSignIn: mockSignIn(settings) }) })
const off = mockSignIn({ ...settings, MOCK_MODE: false })
const real = await sharedTestPortal({ parts: () => ({ mockSignIn: off }) })

const asPersona = (persona: string, key: string) => ({
  headers: { persona, 'subscription-key': key },
})

test('a persona with the right key is signed in', async () => {
  const response = await portal.call('getUserProfile', asPersona('anna', KEY))
  expect(response.statusCode).toBe(200)
  expect(response.json()).toMatchObject({ eMailAddress: 'anna.becker@post.example' })
})

test("a persona has only the customer's rights", async () => {
  const response = await portal.call('getUserProfile', asPersona('finn', KEY))
  expect(response.json()).toMatchObject({ status: 403, code: 'third-brand' })
})

test.each([
  ['a wrong key', 'anna', 'a-key-for-tryinG'],
  ['a key that is too long', 'anna', `${KEY}x`],
  ['no key', 'anna', ''],
  ['an unknown persona', 'ben', KEY],
  ['no persona', '', KEY],
  ['the name of an inherited property', 'constructor', KEY],
])('%s signs no one in', async (_case, persona, key) => {
  const response = await portal.call('getUserProfile', asPersona(persona, key))
  expect(response.json()).toMatchObject({ status: 401, code: 'unauthenticated' })
})

test('a token takes precedence over a persona and is validated', async () => {
  const { headers } = asPersona('anna', KEY)
  const good = await portal.call('getUserProfile', { as: 'Ben', headers })
  expect(good.json()).toMatchObject({ eMailAddress: 'ben.carstens@post.example' })
  const bad = await portal.call('getUserProfile', { token: 'a.b.c', headers })
  expect(bad.statusCode).toBe(401)
})

test('personas are unknown if the mode is off', async () => {
  const response = await real.call('getUserProfile', asPersona('anna', KEY))
  expect(response.statusCode).toBe(401)
})

test.each([
  { MOCK_MODE: true },
  { MOCK_MODE: true, SUBSCRIPTION_KEY: KEY },
  { MOCK_MODE: true, MOCK_PERSONAS: personas },
])('the BFF does not start with only %o', (settings) => {
  expect(() => mockSignIn(settings)).toThrow(
    new StartError('MOCK_MODE needs SUBSCRIPTION_KEY and MOCK_PERSONAS.'),
  )
})

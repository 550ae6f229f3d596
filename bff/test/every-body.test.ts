import { expect, test } from '@jest/globals'
import { bodies } from '@portal/contracts'
import fc from 'fast-check'
import * as v from 'valibot'
import { callDescriptions } from '../src/openapi/openapi-topics.ts'
import { callExamples } from './call-examples.ts'
import { ageAttempts } from './test-database.ts'
import { sharedTestPortal } from './test-portal.ts'

type Json = ReturnType<typeof JSON.parse>
const names = Object.keys(bodies) as (keyof typeof bodies)[]

const RUNS = 60
/** The same bodies each time, so that a failure is reproducible. Change it to test other bodies. */
const SEED = 20_261_121

/** Refused by a rule instead of the schema, because it depends on the customer's data. */
const RULES = ['Wählen Sie eine Ihrer E-Mail-Adressen aus.', 'Dieses Thema gibt es nicht.']

const portal = await sharedTestPortal()

/** Typical values that people and programs send, valid or almost valid. */
const likely = fc.oneof(
  fc.emailAddress(),
  fc
    .date({ min: new Date(0), max: new Date('2200-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.stringMatching(/^\d{4,6}$/),
  fc.stringMatching(/^(\+|00)?49 ?\(?\d{3}\)?[ -]\d{5,8}$/),
  fc.stringMatching(/^[a-z2-7]{26}$/),
  fc.constantFrom('', ' ', '01.03.1980', '2023-11-01', 'ä@ö.example', '\u0000', '__proto__'),
  fc.boolean(),
  fc.jsonValue(),
)

/** Every place in a body, as its path of keys. */
function placesIn(json: Json, place: (string | number)[] = []): (string | number)[][] {
  if (typeof json !== 'object' || json === null) return [place]
  const inside = Array.isArray(json) ? [...json.keys()] : Object.keys(json)
  return [place, ...inside.flatMap((key) => placesIn(json[key], [...place, key]))]
}

function changed(json: Json, [key, ...rest]: (string | number)[], value: unknown): Json {
  if (key === undefined) return value
  const copy = Array.isArray(json) ? [...json] : { ...json }
  copy[key] = changed(json[key], rest, value)
  return copy
}

/** A valid body with one or two changed places. */
const bodiesLike = (example: Json) =>
  fc
    .array(fc.tuple(fc.constantFrom(...placesIn(example)), likely), { minLength: 1, maxLength: 2 })
    .map((changes) =>
      changes.reduce((body, [place, value]) => {
        const exists = place.slice(0, -1).reduce((part, key) => part?.[key], body)
        return place.length > 0 && (typeof exists !== 'object' || exists === null)
          ? body
          : changed(body, place, value)
      }, example),
    )

test.each(names)('%s accepts valid bodies and refuses invalid ones as a bad request', async (name) => {
  const example = callExamples[name]
  const headers = { ...example.headers, 'content-type': 'application/json' }
  await fc.assert(
    fc.asyncProperty(
      bodiesLike(example.body).map((body) => JSON.stringify(body)),
      async (body) => {
        await ageAttempts(portal.db, '1 day')
        const response = await portal.call(name, { ...example, headers, body })
        const { code, errors = [] } = response.statusCode < 400 ? {} : response.json()
        const fits = v.is(bodies[name], JSON.parse(body))
        const refused = code === 'invalid-request'
        if (fits && refused) for (const { message } of errors) expect(RULES).toContain(message)
        else expect({ body, refused }).toEqual({ body, refused: !fits })
        expect(response.statusCode).toBeLessThan(500)
      },
    ),
    { numRuns: RUNS, seed: SEED },
  )
})

const { channels } = callDescriptions.changeAdvertisingPermissions.body
const forNothing = { contracts: [], contact: false }
const unused = { id: 't-410027101', version: 1, contracts: [] }
const CONTRACTS = 'Wählen Sie aus, für welche Verträge die Änderung gilt.'
const COUNTRY_CODE = 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'
const DATE = 'Bitte geben Sie ein gültiges Geburtsdatum an.'
const EMAIL = 'Geben Sie eine gültige E-Mail-Adresse an.'
const CODE = 'Der Registrierungscode ist nicht vollständig.'
const LINK = 'Dieser Link ist nicht vollständig.'
const SURPLUS = 'Diese Angabe ist nicht vorgesehen.'
const WORDING = 'Diese Fassung gibt es nicht.'

/** Each field has its rules; the tests of the schemas show which values they refuse. */
test.each<[keyof typeof bodies, object, string, string]>([
  ['addEmailAddress', { value: 'anna' }, '/value', EMAIL],
  ['addEmailAddress', forNothing, '/contracts', 'Wählen Sie aus, wofür die Adresse gilt.'],
  ['addEmailAddress', { contracts: ['v-1', 'v-1'] }, '/contracts', CONTRACTS],
  ['addEmailAddress', { seen: { 'v-1': 1 } }, '/seen/v-1', 'Diese Angabe fehlt.'],
  ['addPhoneNumber', { value: '176 98765432' }, '/value', COUNTRY_CODE],
  ['addPhoneNumber', forNothing, '/contracts', 'Wählen Sie aus, wofür die Nummer gilt.'],
  ['changeAdvertisingPermissions', { channels: { ...channels, fax: true } }, '/channels/fax', SURPLUS],
  ['changeAdvertisingPermissions', { offers: 'true' }, '/offers', 'Bitte antworten Sie mit Ja oder Nein.'],
  ['changeAdvertisingPermissions', { offers: undefined }, '/offers', 'Diese Angabe fehlt.'],
  ['changeAdvertisingPermissions', { topics: { coal: true } }, '/topics/coal', 'Dieses Thema gibt es nicht.'],
  ['changeAdvertisingPermissions', { wordingVersion: '2019-01-01' }, '/wordingVersion', WORDING],
  ['changeBirthDate', { birthdate: '1980-02-31' }, '/birthdate', DATE],
  ['changePhonePin', { pin: '1234' }, '/pin', 'Bitte geben Sie eine 5-stellige Zahl an.'],
  ['confirmAddress', { token: 'kurz' }, '/token', LINK],
  ['confirmEmailReset', { token: 7 }, '/token', LINK],
  ['confirmEmailReset', { token: 'kurz' }, '/token', LINK],
  ['confirmEmailReset', { token: 'x'.repeat(65) }, '/token', LINK],
  ['createEcoActivity', { wordingVersion: '1999-12-31' }, '/wordingVersion', WORDING],
  ['processByRegistrationCode', { registrationCode: 7 }, '/registrationCode', CODE],
  ['replaceContractPhoneNumbers', { items: [] }, '/items', 'Wählen Sie mindestens einen Nummer aus'],
  ['replaceContractPhoneNumbers', { items: [unused] }, '/items/0/contracts', CONTRACTS],
  ['replaceContractPhoneNumbers', { value: '+49' }, '/value', 'Geben Sie eine gültige Telefonnummer an.'],
  ['requestEmailReset', { eMailAddress: 'ben@' }, '/eMailAddress', EMAIL],
  ['restartProcessWithEmail', { eMailAddress: 'rosa@' }, '/eMailAddress', EMAIL],
  ['useEmailForContracts', { contractIds: [] }, '/contractIds', CONTRACTS],
])('%s with %j is refused with the message of the form at %s: %s', async (name, wrong, path, message) => {
  const example = callExamples[name]
  const response = await portal.call(name, { ...example, body: { ...example.body, ...wrong } })
  expect(response.json()).toMatchObject({ status: 400, code: 'invalid-request', errors: [{ path, message }] })
})

test('a missing body is reported as missing', async () => {
  const { body: _, ...example } = callExamples.changeBirthDate
  const response = await portal.call('changeBirthDate', example)
  expect(response.json()).toMatchObject({
    status: 400,
    errors: [{ path: '', message: 'Die Angaben fehlen.' }],
  })
})

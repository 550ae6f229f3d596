import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { bodies } from '@portal/contracts'
import fc from 'fast-check'
import * as v from 'valibot'
import { callExamples } from './call-examples.ts'
import { letLimitsPass } from './let-limits-pass.ts'
import { startTestPortal, type TestPortal } from './test-portal.ts'

type Json = ReturnType<typeof JSON.parse>
const names = Object.keys(bodies) as (keyof typeof bodies)[]

const RUNS = 60
/** The same bodies each time: a test that fails must fail again. Change it to look further. */
const SEED = 20_261_121

/** Refused by a rule, not by the schema: it knows the customer's data. */
const RULES = ['Wählen Sie eine Ihrer E-Mail-Adressen aus.', 'Dieses Thema gibt es nicht.']

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal()
})
afterAll(() => portal.close())

/** What people and programs write into the fields, right or nearly right. */
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

/** Every place in a body, as the keys that lead there. */
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

/** A good body with one or two places changed. */
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

test.each(names)('%s takes what its schema takes, and refuses the rest as a bad request', async (name) => {
  const example = callExamples[name]
  const headers = { ...example.headers, 'content-type': 'application/json' }
  await fc.assert(
    fc.asyncProperty(
      bodiesLike(example.body).map((body) => JSON.stringify(body)),
      async (body) => {
        await letLimitsPass(portal.db, '1 day')
        const answer = await portal.call(name, { ...example, headers, body })
        const { code, errors = [] } = answer.statusCode < 400 ? {} : answer.json()
        const fits = v.is(bodies[name], JSON.parse(body))
        const refused = code === 'invalid-request'
        if (fits && refused) for (const { message } of errors) expect(RULES).toContain(message)
        else expect({ body, refused }).toEqual({ body, refused: !fits })
        expect(answer.statusCode).toBeLessThan(500)
      },
    ),
    { numRuns: RUNS, seed: SEED },
  )
})

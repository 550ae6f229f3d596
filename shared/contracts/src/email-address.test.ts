import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { canonicalEmailAddress } from './email-address.ts'
import { EmailAddressSchema, ShownEmailAddressSchema } from './typed-email-address.ts'

const REQUIRED = 'Bitte geben Sie eine E-Mail-Adresse an.'
const VALID = 'Geben Sie eine gültige E-Mail-Adresse an.'

test.each([
  ['anna@post.example', 'anna@post.example'],
  ['  Anna.Becker+strom@post.example ', 'Anna.Becker+strom@post.example'],
  ["maeve.o'neill@post.example", "maeve.o'neill@post.example"],
  ['post@müller-straße.example', 'post@xn--mller-strae-46a18a.example'],
  ['anna@POST.example', 'anna@post.example'],
  ['anna@post.exam\u00adple', 'anna@post.example'],
  ['\u202aan\u00adna@post.example\u200b', 'anna@post.example'],
  ['\u00a0anna@post.example\u00a0', 'anna@post.example'],
  ['anna@post。example', 'anna@post.example'],
  ['<anna@post.example>', 'anna@post.example'],
  ['Anna Becker <anna@post.example>', 'anna@post.example'],
  ['"Becker, Anna" <anna@post.example>;', 'anna@post.example'],
  ['mailto:anna@post.example', 'anna@post.example'],
  ['MAILTO:anna@post.example?subject=Hallo%20Anna', 'anna@post.example'],
  ['Anna <mailto:anna@post.example>', 'anna@post.example'],
  ['E-Mail: anna@post.example', 'anna@post.example'],
  ['anna@post.example.', 'anna@post.example'],
  ['(anna@post.example),', 'anna@post.example'],
  ['„anna@post.example“', 'anna@post.example'],
  ['\u2066anna@post.example\u2069\u202f', 'anna@post.example'],
])('%j is parsed as %s', (input, expected) => {
  expect(v.parse(EmailAddressSchema, input)).toBe(expected)
})

test.each([
  ['', REQUIRED],
  ['   ', REQUIRED],
  [null, REQUIRED],
  ['anna', VALID],
  ['anna@post', VALID],
  ['anna@@post.example', VALID],
  ['anna@post..example', VALID],
  ['.anna@post.example', VALID],
  ['anna.@post.example', VALID],
  ['anna@po%st.example', VALID],
  ['anna@p%6fst.example', VALID],
  ['anna@post.example/pfad', VALID],
  ['anna@post.example:25', VALID],
  ['anna@192.168.0.1', VALID],
  ['anna becker@post.example', VALID],
  ['müller@post.example', VALID],
  ['https://anna@post.example', VALID],
  ['Anna <anna@post.example\r\nBcc: ben@post.example>', VALID],
  ['<a@post.example> <b@post.example>', VALID],
  ['mailto:', VALID],
  ['anna@post.example, ben@post.example', VALID],
  ['anna@post.example\r\nBcc: ben@post.example', VALID],
  [`${'a'.repeat(250)}@post.example`, VALID],
])('%j is refused: %s', (input, message) => {
  const { issues } = v.safeParse(EmailAddressSchema, input, { abortPipeEarly: true })
  expect(issues?.[0]?.message).toBe(message)
})

test.each([
  ['info@Müller.example', 'info@müller.example'],
  ['Info <info@mu\u0308ller.example>', 'info@müller.example'],
  ['info@xn--mller-kva.example', 'info@xn--mller-kva.example'],
  ['Info@POST.example', 'Info@post.example'],
  ['info@müller。example', 'info@müller.example'],
])('%j is shown as %s', (input, shown) => {
  expect(v.parse(ShownEmailAddressSchema, input)).toBe(shown)
  expect(v.parse(EmailAddressSchema, input)).toBe(v.parse(EmailAddressSchema, shown))
})

test('two spellings of one address are equal', () => {
  expect(canonicalEmailAddress(' Anna.Becker@POST.example')).toBe('anna.becker@post.example')
  expect(canonicalEmailAddress('anna@post.exam\u00adple')).toBe('anna@post.example')
  expect(canonicalEmailAddress('post@Straße.example')).toBe('post@xn--strae-oqa.example')
  expect(canonicalEmailAddress('anna@post.example')).not.toBe(canonicalEmailAddress('anne@post.example'))
})

import { expect, test } from '@jest/globals'
import * as v from 'valibot'
import { LinkAccountSchema, RegistrationCodeBodySchema } from './identity-linking.ts'

const CODE = 'ABCDEFGHIJKLMNOPQRSTUVWX29'

test.each([
  CODE,
  CODE.toLowerCase(),
  ' ABCDEFGH-IJKLMNOP QRSTUVWX-29 ',
  CODE.replace('I', '1').replace('O', '0'),
  `\u202a${CODE}\u200b`,
  `${CODE}.`,
  `<${CODE}>,`,
  `„${CODE}“`,
  'ABCDEFGH\u2011IJKLMNOP\u00a0QRSTUVWX\u201329',
])('%j is accepted as a code', (input) => {
  expect(v.parse(RegistrationCodeBodySchema, { registrationCode: input })).toEqual({
    registrationCode: CODE,
  })
})

test.each([
  CODE.slice(1),
  `${CODE}A`,
  CODE.replace('9', 'Ä'),
  CODE.replace('A', 'A\u0308'),
  `${'-'.repeat(39)}${CODE}`,
  '',
  undefined,
])('%j is no code', (registrationCode) => {
  const { issues } = v.safeParse(RegistrationCodeBodySchema, { registrationCode }, { abortPipeEarly: true })
  expect(issues?.[0]?.message).toBe('Der Registrierungscode ist nicht vollständig.')
})

test('a link token has 43 characters', () => {
  const isToken = (linkToken: string) => v.is(LinkAccountSchema, { linkToken })
  expect([42, 43, 44].map((length) => isToken('a'.repeat(length)))).toEqual([false, true, false])
})

import { expect, test } from '@jest/globals'
import { paperlessSkipCookie, skipValue } from './skip-value.ts'

test('a skip belongs to its question, brand and contracts in any order', () => {
  expect(paperlessSkipCookie('first', '100')).toBe('nordtal_paperless_first_100')
  expect(skipValue(['c2', 'c1'])).toBe('c1%20c2')
})

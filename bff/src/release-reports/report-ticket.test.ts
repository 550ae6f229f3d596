import { expect, test } from '@jest/globals'
import { testCipher } from '../../test/test-data-keys.ts'
import { issueTicket, isTicketValid } from './report-ticket.ts'

const NETWORK = '203.0.113.0/24'
const MINUTE_MS = 60_000

test('a ticket is valid for ten minutes', () => {
  const issuedAt = Date.parse('2026-11-30T08:00:00Z')
  const ticket = issueTicket(testCipher, NETWORK, issuedAt)
  const isValidAfter = (minutes: number) =>
    isTicketValid(testCipher, ticket, NETWORK, issuedAt + minutes * MINUTE_MS)
  expect([0, 9, 11].map(isValidAfter)).toEqual([true, true, false])
  const later = `${(issuedAt + 10 * MINUTE_MS).toString(36)}${ticket.slice(ticket.indexOf('.'))}`
  expect(isTicketValid(testCipher, later, NETWORK, issuedAt + 11 * MINUTE_MS)).toBe(false)
})

import { expect, test } from '@jest/globals'
import { isTrackedEvent } from './tracked-events.ts'

test.each([
  { type: 'logout' },
  { type: 'changePhoneNumber', isSucceeded: true },
  { type: 'changePin', isSucceeded: false },
  { type: 'changePasswordRetry' },
  { type: 'permissionToggle', kind: 'eco', isGiven: true },
  { type: 'permissionToggle', kind: 'advertising', isGiven: true },
  { type: 'permissionToggle', kind: 'tracking', isGiven: true },
  { type: 'switchToPaperlessContract', isSucceeded: true },
])('%j is counted', (event) => {
  expect(isTrackedEvent(event)).toBe(true)
  expect(isTrackedEvent({ ...event, customerId: '2100964' })).toBe(false)
})

test('an event of an unknown type is not counted', () => {
  expect(isTrackedEvent({ type: 'birthday' })).toBe(false)
})

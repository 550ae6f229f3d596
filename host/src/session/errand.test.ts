import { beforeEach, expect, test } from '@jest/globals'
import { dropErrand, keepErrand, returnFromErrand, takeReturnedErrand } from './errand.ts'
import { keepReturnTarget, keptReturnTarget } from './return-target.ts'

beforeEach(() => {
  sessionStorage.clear()
  keepReturnTarget('/security')
})

test('who comes back goes on with what they left for, once', () => {
  keepErrand('phone-pin', 'mia')
  expect(takeReturnedErrand()).toBeNull()
  returnFromErrand('mia')
  expect(keptReturnTarget()).toBe('/security')
  expect(takeReturnedErrand()).toBe('phone-pin')
  expect(takeReturnedErrand()).toBeNull()
})

test.each(['noah', undefined])('somebody else (%s) finds neither the errand nor the way', (account) => {
  keepErrand('phone-pin', 'mia')
  returnFromErrand(account)
  expect(takeReturnedErrand()).toBeNull()
  expect(keptReturnTarget()).toBe('/')
})

test('who has turned back, and signs in for another reason, goes on with nothing', () => {
  keepErrand('phone-pin', 'mia')
  dropErrand()
  returnFromErrand('mia')
  expect(takeReturnedErrand()).toBeNull()
  expect(keptReturnTarget()).toBe('/security')
})

test('what nobody could have kept is no errand', () => {
  sessionStorage.setItem('nordtal.errand', '{"name":1}')
  returnFromErrand('mia')
  expect(takeReturnedErrand()).toBeNull()
  expect(keptReturnTarget()).toBe('/security')
})

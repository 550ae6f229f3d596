import { beforeEach, expect, test } from '@jest/globals'
import {
  discardPendingAction,
  resumePendingAction,
  savePendingAction,
  takeResumedAction,
} from './pending-action.ts'
import { savedReturnTarget, saveReturnTarget } from './return-target.ts'

beforeEach(() => {
  sessionStorage.clear()
  saveReturnTarget('/security')
})

test('a customer who returns resumes the action once', () => {
  savePendingAction('phone-pin', 'mia')
  expect(takeResumedAction()).toBeNull()
  resumePendingAction('mia')
  expect(savedReturnTarget()).toBe('/security')
  expect(takeResumedAction()).toBe('phone-pin')
  expect(takeResumedAction()).toBeNull()
})

test.each(['noah', undefined])(
  'another customer (%s) finds neither the action nor the return target',
  (account) => {
    savePendingAction('phone-pin', 'mia')
    resumePendingAction(account)
    expect(takeResumedAction()).toBeNull()
    expect(savedReturnTarget()).toBe('/')
  },
)

test('a discarded action is not resumed by a later sign-in', () => {
  savePendingAction('phone-pin', 'mia')
  discardPendingAction()
  resumePendingAction('mia')
  expect(takeResumedAction()).toBeNull()
  expect(savedReturnTarget()).toBe('/security')
})

test('an invalid stored action is ignored', () => {
  sessionStorage.setItem('nordtal.pending-action', '{"name":1}')
  resumePendingAction('mia')
  expect(takeResumedAction()).toBeNull()
  expect(savedReturnTarget()).toBe('/security')
})

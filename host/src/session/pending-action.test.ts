import { beforeEach, expect, jest, test } from '@jest/globals'
import {
  discardPendingAction,
  resumePendingAction,
  savePendingAction,
  takeResumedAction,
} from './pending-action.ts'
import { savedReturnTarget, saveReturnTarget } from './return-target.ts'
import { tabStorage } from './tab-storage.ts'

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

test('input that waits for the password is removed once nobody is on the way, or after 15 minutes', () => {
  const KEY = 'security.step-up.change-pin'
  const load = () => {
    takeResumedAction()
    return tabStorage.get(KEY)
  }
  tabStorage.set(KEY, '27418')
  savePendingAction('change-pin', 'mia')
  expect(load()).toBe('27418')
  resumePendingAction('mia')
  expect(load()).toBe('27418')
  expect(load()).toBeNull()

  tabStorage.set(KEY, '27418')
  savePendingAction('change-pin', 'mia')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
  expect(load()).toBeNull()
  clock.mockRestore()
})

test('another customer finds nothing either, if the first one was away for over 15 minutes', () => {
  tabStorage.set('link-token', 'of an invitation')
  savePendingAction('change-pin', 'mia')
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 16 * 60_000)
  takeResumedAction()
  resumePendingAction('noah')
  expect(tabStorage.get('link-token')).toBeNull()
  expect(savedReturnTarget()).toBe('/')
  clock.mockRestore()
})

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

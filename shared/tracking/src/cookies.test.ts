import { afterEach, expect, jest, test } from '@jest/globals'
import { clearAnalyticsStorage } from './cookies.ts'

afterEach(() => void jest.restoreAllMocks())

test('the data of analytics is removed from both storages, and nothing else', () => {
  for (const storage of [localStorage, sessionStorage]) {
    storage.setItem('ai_session', '1')
    storage.setItem('nordtal.look', '1')
  }
  clearAnalyticsStorage()
  for (const storage of [localStorage, sessionStorage]) expect(Object.keys(storage)).toEqual(['nordtal.look'])
})

test('a browser that blocks its storage has nothing to remove', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure', 'SecurityError')
  })
  expect(clearAnalyticsStorage).not.toThrow()
})

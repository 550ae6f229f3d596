import { beforeEach, expect, test } from '@jest/globals'
import { tabStorage } from '../session/tab-storage.ts'
import { saveReferrer } from './saved-referrer.ts'

const touchpoints = ['https://www.nordtal-energie.example', 'https://www.flinkstrom.example']
const referrer = 'https://www.nordtal-energie.example/konto?a=1&b=2'

beforeEach(() => sessionStorage.clear())

function arriveAt(path: string) {
  history.replaceState({ idx: 3 }, '', path)
  return saveReferrer(touchpoints)
}

test('only the referrer is removed from the address', () => {
  const saved = arriveAt(`/personal-data?a=x%20y&referrer=${encodeURIComponent(referrer)}&leer&b=%2F#ende`)
  expect(saved).toBe(referrer)
  expect(location.pathname + location.search + location.hash).toBe('/personal-data?a=x%20y&leer&b=%2F#ende')
  expect(history.state).toEqual({ idx: 3 })
})

test('an address with the referrer alone loses its question mark', () => {
  arriveAt(`/overview?%72eferrer=${encodeURIComponent(referrer)}`)
  expect(location.href).toMatch(/\/overview$/)
})

test('an address without a referrer is unchanged', () => {
  expect(arriveAt('/overview?q=%7e')).toBeUndefined()
  expect(location.search).toBe('?q=%7e')
})

test('the referrer outlives a reload, is replaced by a later one, and is deleted by the sign-out', () => {
  arriveAt(`/overview?referrer=${encodeURIComponent(referrer)}`)
  expect(arriveAt('/personal-data')).toBe(referrer)
  expect(arriveAt('/overview?referrer=https%3A%2F%2Fwww.flinkstrom.example%2F')).toBe(
    'https://www.flinkstrom.example/',
  )
  tabStorage.clear()
  expect(arriveAt('/personal-data')).toBeUndefined()
})

test.each([
  'javascript%3Aalert(1)',
  'https%253A%252F%252Fwww.nordtal-energie.example%252F',
  `https%3A%2F%2Fwww.nordtal-energie.example%2F&referrer=https%3A%2F%2Fwww.flinkstrom.example%2F`,
])('the referrer %s is refused and still removed from the address', (value) => {
  expect(arriveAt(`/overview?referrer=${value}`)).toBeUndefined()
  expect(location.search).toBe('')
  expect(arriveAt('/overview')).toBeUndefined()
})

test('a stored referrer that is no touchpoint any more is refused', () => {
  tabStorage.set('referrer', 'https://evil.example/')
  expect(arriveAt('/overview')).toBeUndefined()
})

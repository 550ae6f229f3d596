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

test('the referrer leaves the address bar, and nothing else does', () => {
  const saved = arriveAt(`/personal-data?a=x%20y&referrer=${encodeURIComponent(referrer)}&leer&b=%2F#ende`)
  expect(saved).toBe(referrer)
  expect(location.pathname + location.search + location.hash).toBe('/personal-data?a=x%20y&leer&b=%2F#ende')
  expect(history.state).toEqual({ idx: 3 })
})

test('alone it takes its question mark along', () => {
  arriveAt(`/overview?%72eferrer=${encodeURIComponent(referrer)}`)
  expect(location.href).toMatch(/\/overview$/)
})

test('an address without it stays untouched', () => {
  expect(arriveAt('/overview?q=%7e')).toBeUndefined()
  expect(location.search).toBe('?q=%7e')
})

test('it outlives a reload, a later one takes its place, and the sign-out forgets it', () => {
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
])('%s is refused, and leaves the address all the same', (value) => {
  expect(arriveAt(`/overview?referrer=${value}`)).toBeUndefined()
  expect(location.search).toBe('')
  expect(arriveAt('/overview')).toBeUndefined()
})

test('what was kept must still be a touchpoint', () => {
  tabStorage.set('referrer', 'https://evil.example/')
  expect(arriveAt('/overview')).toBeUndefined()
})

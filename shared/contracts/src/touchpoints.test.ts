import { expect, test } from '@jest/globals'
import { isTouchpoint } from './touchpoints.ts'

test.each([
  'https://www.nordtal-energie.example',
  'https://www.nordtal-energie.example/',
  'https://portal.example:8443',
  'nordtal-app:',
  'nordtal-app://',
  'example.nordtal.app:',
])('%s is a touchpoint', (touchpoint) => {
  expect(isTouchpoint(touchpoint)).toBe(true)
})

test.each([
  'http://www.nordtal-energie.example',
  'www.nordtal-energie.example',
  'https://www.nordtal-energie.example/konto',
  'https://nutzer@www.nordtal-energie.example',
  'https://*.nordtal-energie.example',
  'https:',
  'https://',
  'javascript:',
  'data:',
  'file://',
  'nordtal-app://konto',
  '',
])('%j is no touchpoint', (touchpoint) => {
  expect(isTouchpoint(touchpoint)).toBe(false)
})

import { expect, test } from '@jest/globals'
import { deviceKindOf, softwareOf } from './software-of.ts'

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0',
    'Microsoft Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'Safari',
    'iOS',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:127.0) Gecko/20100101 Firefox/127.0',
    'Firefox',
    'macOS',
  ],
  // Formats of Auth0's log.
  ['Chrome 126.0.0 / Mac OS X 10.15.7', 'Chrome', 'macOS'],
  ['Mobile Safari 17.5.0 / iOS 17.5.0', 'Safari', 'iOS'],
])('%s', (userAgent, browser, system) => {
  expect(softwareOf(userAgent)).toEqual({ browser, system })
})

test.each([undefined, '', 'node', 'Rufen Sie an: 0900 123/1.0 (x) ', 'Rufen Sie an 1.0 / Bitte 1.0'])(
  'of %j no name is shown',
  (userAgent) => {
    expect(softwareOf(userAgent)).toEqual({})
  },
)

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'computer',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'phone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'tablet',
  ],
  ['Chrome 126.0.0 / Mac OS X 10.15.7', 'computer'],
  ['Mobile Safari 17.5.0 / iOS 17.5.0', 'phone'],
  ['Chrome Mobile 126.0.0 / Android 10.0.0', undefined],
  ['node', undefined],
])('the kind of the device of %s', (userAgent, kind) => {
  expect(deviceKindOf(userAgent)).toBe(kind)
})

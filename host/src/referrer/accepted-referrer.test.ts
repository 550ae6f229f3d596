import { expect, test } from '@jest/globals'
import { acceptedReferrer } from './accepted-referrer.ts'

const touchpoints = [
  'https://www.nordtal-energie.example',
  'https://shop.flinkstrom.example:8443',
  'nordtal-app:',
]

test.each([
  ['https://www.nordtal-energie.example', 'https://www.nordtal-energie.example/'],
  ['https://www.nordtal-energie.example/konto?a=1&b=%C3%A4#daten', undefined],
  ['HTTPS://WWW.Nordtal-Energie.example/Konto', 'https://www.nordtal-energie.example/Konto'],
  ['https://www.nordtal-energie.example/@team?to=https://a.example', undefined],
  ['https://shop.flinkstrom.example:8443/korb', undefined],
  ['nordtal-app://konto/daten?von=portal', undefined],
])('the referrer %s is accepted', (address, read = address) => {
  expect(acceptedReferrer(address, touchpoints)).toBe(read)
})

test.each([
  null,
  '',
  'konto',
  '/konto',
  '//www.nordtal-energie.example/konto',
  '/\\www.nordtal-energie.example',
  'http://www.nordtal-energie.example/',
  'https:www.nordtal-energie.example',
  'https:/www.nordtal-energie.example/',
  'https:///www.nordtal-energie.example/',
  'https://evil.example/',
  'https://evil.example/https://www.nordtal-energie.example',
  'https://evil.example/?https://www.nordtal-energie.example',
  'https://evil.example#https://www.nordtal-energie.example',
  'https://evil.example\\@www.nordtal-energie.example',
  'https://evil.example\\.www.nordtal-energie.example',
  'https://www.nordtal-energie.example@evil.example/',
  'https://evil@www.nordtal-energie.example/',
  'https://@www.nordtal-energie.example/',
  'https://nutzer:wort@www.nordtal-energie.example/',
  'https://www.nordtal-energie.example.evil.example/',
  'https://www.nordtal-energie.example.',
  'https://wwwxnordtal-energie.example/',
  'https://www.nordtаl-energie.example/',
  'https://evil.www.nordtal-energie.example/',
  'https://nordtal-energie.example/',
  'https://www.nordtal-energie.example:8443/',
  'https://shop.flinkstrom.example/',
  'javascript:alert(1)',
  'javascript://www.nordtal-energie.example/%0aalert(1)',
  'java\tscript:alert(1)',
  'data:text/html,https://www.nordtal-energie.example',
  'blob:https://www.nordtal-energie.example/1',
  'view-source:https://www.nordtal-energie.example/',
  'https%3A%2F%2Fwww.nordtal-energie.example%2F',
  ' https://www.nordtal-energie.example/',
  'https://www.nordtal-energie.example/\n',
  'ht\ttps://www.nordtal-energie.example/',
  'https://www.nordtal-energie.example/\u0000',
  'https://www.nordtal-energie.example/\u200b',
  'https://www.nordtal-energie.example/\u202e',
  'nordtal-app:konto',
  'nordtal-app2://konto',
  'andere-app://konto',
  'intent://konto#Intent;scheme=https;end',
  `https://www.nordtal-energie.example/${'a'.repeat(2048)}`,
])('the referrer %j is refused', (address) => {
  expect(acceptedReferrer(address, touchpoints)).toBeUndefined()
})

test('no referrer is accepted without touchpoints, or by a touchpoint that is only a web scheme', () => {
  expect(acceptedReferrer('https://www.nordtal-energie.example/', [])).toBeUndefined()
  const careless = ['https:', 'javascript:', 'www.nordtal-energie.example', '']
  expect(acceptedReferrer('https://www.nordtal-energie.example/', careless)).toBeUndefined()
  expect(acceptedReferrer('javascript://www.nordtal-energie.example/%0aalert(1)', careless)).toBeUndefined()
})

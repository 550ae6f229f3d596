import { expect, test } from '@jest/globals'
import type { ToastMessage } from '@portal/ui'
import { withReferrer } from './referrer-toasts.ts'

const saved: ToastMessage = { type: 'positive', title: 'Geburtsdatum geändert.', timeout: 3000 }

test.each([
  ['https://www.flinkstrom.example/', 'positive', 'https://www.flinkstrom.example/?result=success'],
  [
    'https://www.flinkstrom.example/konto?a=1&result=x&result=y#ende',
    'partial-positive',
    'https://www.flinkstrom.example/konto?a=1&result=partial-success#ende',
  ],
  ['nordtal-app://konto?a=1', 'positive', 'nordtal-app://konto?a=1&result=success'],
] as const)('from %s a %s toast links to %s and stays', (referrerUrl, type, href) => {
  const toast = withReferrer(referrerUrl, { ...saved, type })
  expect(toast).toMatchObject({ type, title: saved.title, timeout: 0, link: { href } })
  expect(toast.onClickElsewhere).toBeDefined()
})

test.each([
  ['https://www.flinkstrom.example/', 'Zurück zu Flinkstrom'],
  ['https://shop.flinkstrom.example:8443/korb', 'Zurück zu shop.flinkstrom.example'],
  ['nordtal-app://konto', 'Zurück zur App'],
])('the toast of a customer from %s has the link „%s“', (referrerUrl, text) => {
  expect(withReferrer(referrerUrl, saved).link?.text).toBe(text)
})

test('a failure and a customer without a referrer get no link', () => {
  const failed: ToastMessage = { type: 'negative', title: 'Änderung fehlgeschlagen' }
  expect(withReferrer('https://www.flinkstrom.example/', failed)).toBe(failed)
  expect(withReferrer(undefined, saved)).toBe(saved)
})

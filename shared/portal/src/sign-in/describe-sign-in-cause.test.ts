import { expect, jest, test } from '@jest/globals'
import { describeSignInCause } from './describe-sign-in-cause.ts'
import { signInCauseNames } from './sign-in-causes.de.ts'

test('each cause has its own code, a title and a text', () => {
  const messages = signInCauseNames.map(describeSignInCause)
  expect(new Set(messages.map(({ support }) => support)).size).toBe(signInCauseNames.length)
  for (const { title, text, support } of messages) {
    expect(title).toMatch(/^\S.*\S$/)
    expect(text).toMatch(/^[^{]+\.$/)
    expect(support).toMatch(/ A\d\d\.$/)
  }
})

test('a wrong clock is shown with the day and the time that the device has', () => {
  jest.useFakeTimers({ now: new Date('2026-11-28T16:51:00Z') })
  expect(describeSignInCause('wrong-clock').text).toMatch(/jetzt der 28\.11\.2026, 17:51 Uhr\./)
  jest.useRealTimers()
})

test('a page without TLS links to its encrypted address, and a foreign frame to a window of its own', () => {
  expect(describeSignInCause('insecure').way).toEqual({
    text: 'Seite verschlüsselt öffnen',
    href: 'https://localhost/',
  })
  expect(describeSignInCause('foreign-frame').way?.text).toBe('In eigenem Fenster öffnen')
  expect(describeSignInCause('timeout').way).toBeUndefined()
})

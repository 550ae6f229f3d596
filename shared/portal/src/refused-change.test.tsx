import { afterEach, expect, jest, test } from '@jest/globals'
import { BffError, SessionEndedError } from '@portal/bff-client'
import type { Problem, ProblemCode } from '@portal/contracts'
import { render, screen } from '@testing-library/react'
import { fieldRefusal, isShownInline, RefusalNotice } from './refused-change.tsx'

const refusal = (code: ProblemCode, more: Partial<Problem> = {}) =>
  new BffError(code, { type: '', title: '', status: 400, code, requestId: 'r', ...more })
const show = (error: unknown) =>
  render(<RefusalNotice error={error} stale="Jetzt eine andere." gone="Nicht mehr da." />)

afterEach(() => {
  jest.restoreAllMocks()
})

test.each([
  [refusal('stale-version'), 'Jetzt eine andere.'],
  [refusal('not-found'), 'Nicht mehr da.'],
  [refusal('internal-error'), 'Das hat leider nicht geklappt. Bitte versuchen Sie es noch einmal.'],
  [new BffError('offline'), 'Die Verbindung ist abgerissen, bevor eine Antwort kam.'],
  [new BffError('unreadable'), 'Es kam keine vollständige Antwort.'],
  [refusal('unavailable'), 'Unser System ist gerade nicht erreichbar.'],
  [refusal('business-system-timeout'), 'Unser System ist gerade nicht erreichbar.'],
  [refusal('unauthenticated'), 'Ihre Anmeldung ist abgelaufen.'],
])('%s is read out in the form', (error, words) => {
  show(error)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
})

test('without a connection the notice says so, that the input stays, and when to try again', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const error = new BffError('offline')
  show(error)
  expect(isShownInline(error)).toBe(true)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sie sind offline. Ihre Eingaben bleiben hier stehen. Bitte versuchen Sie es noch einmal, sobald Sie wieder mit dem Internet verbunden sind.',
  )
})

test('after a time-out nobody claims to know whether the change was saved, but how to find out', () => {
  show(new BffError('timeout'))
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('Ob Ihre Änderung gespeichert wurde, wissen wir nicht')
  expect(notice).toHaveTextContent('Den aktuellen Stand sehen Sie, wenn Sie die Seite neu laden.')
  expect(notice).not.toHaveTextContent('nicht geklappt')
})

test.each([
  [undefined, 'später'],
  [60, 'in 60 Sekunden'],
  [61 * 60, 'in 61 Minuten'],
  [86_000, 'in 24 Stunden'],
])('after too many changes the next try is named: %s s', (retryAfter, words) => {
  show(refusal('too-many-requests', { retryAfter }))
  expect(screen.getByRole('alert')).toHaveTextContent(`Bitte versuchen Sie es ${words} noch einmal.`)
})

test('what stands at a field, or leads to the sign-in, is not said twice', () => {
  const errors = [{ path: '/items/0/contracts', message: 'Wählen Sie einen Vertrag.' }]
  const error = refusal('invalid-request', { errors })
  show(error)
  show(new SessionEndedError())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(fieldRefusal(error, 'items')).toBe('Wählen Sie einen Vertrag.')
  expect(fieldRefusal(error, 'item')).toBeUndefined()
})

test('a toast tells what has failed for sure and the customer can do nothing about', () => {
  const inForm = ['stale-version', 'too-many-requests', 'unauthenticated'] as const
  for (const error of [
    ...inForm.map((code) => refusal(code)),
    new SessionEndedError(),
    new BffError('timeout'),
  ]) {
    expect(isShownInline(error)).toBe(true)
  }
  for (const error of [refusal('internal-error'), refusal('not-found'), new BffError('offline')]) {
    expect(isShownInline(error)).toBe(false)
  }
})

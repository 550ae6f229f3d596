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
])('the form announces %s', (error, texts) => {
  show(error)
  expect(screen.getByRole('alert')).toHaveTextContent(texts)
})

test('the notice without a connection shows that the input stays, also once the connection is back', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
  const error = new BffError('offline')
  show(error)
  expect(isShownInline(error)).toBe(true)
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Sie sind offline. Ihre Eingaben bleiben hier stehen. Bitte versuchen Sie es noch einmal, sobald Sie wieder mit dem Internet verbunden sind.',
  )
})

test('the notice after a time-out leaves open whether the change was saved, and shows how to check', () => {
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
])('the notice after too many changes names the time of the next try: %s s', (retryAfter, texts) => {
  show(refusal('too-many-requests', { retryAfter }))
  expect(screen.getByRole('alert')).toHaveTextContent(`Bitte versuchen Sie es ${texts} noch einmal.`)
})

test('an error shown at a field, or by the sign-in, gets no notice', () => {
  const errors = [{ path: '/items/0/contracts', message: 'Wählen Sie einen Vertrag.' }]
  const error = refusal('invalid-request', { errors })
  show(error)
  show(new SessionEndedError())
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(fieldRefusal(error, 'items')).toBe('Wählen Sie einen Vertrag.')
  expect(fieldRefusal(error, 'item')).toBeUndefined()
})

test('a certain failure that the customer cannot mend shows a toast', () => {
  const inForm = ['stale-version', 'too-many-requests', 'unauthenticated'] as const
  for (const error of [
    ...inForm.map((code) => refusal(code)),
    refusal('not-found'),
    new SessionEndedError(),
    new BffError('timeout'),
    new BffError('offline'),
    new BffError('unreadable'),
  ]) {
    expect(isShownInline(error)).toBe(true)
  }
  for (const error of [refusal('internal-error'), refusal('unavailable')]) {
    expect(isShownInline(error)).toBe(false)
  }
})

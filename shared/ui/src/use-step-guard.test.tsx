import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Button } from './button.tsx'
import { CountdownButton } from './countdown-button.tsx'
import { Dialog } from './dialog.tsx'

const save = jest.fn()
const close = jest.fn()
let now = 5000

beforeEach(() => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockImplementation(() => now)
})

afterEach(() => {
  jest.restoreAllMocks()
  save.mockReset()
  close.mockReset()
})

/** Two steps whose buttons are the same element, at the same place. */
function Change() {
  const [isReviewed, setReviewed] = useState(false)
  return (
    <Dialog
      title="E-Mail-Adresse"
      onClose={close}
      actions={
        <>
          <Button onClick={isReviewed ? save : () => setReviewed(true)}>
            {isReviewed ? 'Jetzt ändern' : 'Speichern'}
          </Button>
          <Button variant="quiet" onClick={close}>
            Abbrechen
          </Button>
        </>
      }
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <input aria-label="Adresse" />
      </form>
    </Dialog>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test.each([50, 100, 200, 300, 400, 500, 600, 699])('a second click after %i ms does not confirm', (gap) => {
  render(<Change />)
  now += 700
  press('Speichern')
  now += gap
  press('Jetzt ändern')
  expect(save).not.toHaveBeenCalled()
})

test('a click 700 ms after the step has appeared confirms it', () => {
  render(<Change />)
  now += 700
  press('Speichern')
  now += 700
  press('Jetzt ändern')
  expect(save).toHaveBeenCalledTimes(1)
})

test('a click is accepted though the clock of events is 5 s behind that of the page', () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now + 5000)
  render(<Change />)
  now += 700
  press('Speichern')
  expect(screen.getByRole('button', { name: 'Jetzt ändern' })).toBeVisible()
})

test('a click that a busy page handles later counts from when it was made', () => {
  render(<Change />)
  now += 700
  const click = createEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  Object.defineProperty(click, 'timeStamp', { value: now - 300 })
  fireEvent(screen.getByRole('button', { name: 'Speichern' }), click)
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible()
})

test('a click without a usable time is accepted 3 s after the step has appeared', () => {
  render(<Change />)
  now += 3000
  const click = createEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  Object.defineProperty(click, 'timeStamp', { value: 0 })
  fireEvent(screen.getByRole('button', { name: 'Speichern' }), click)
  expect(screen.getByRole('button', { name: 'Jetzt ändern' })).toBeVisible()
})

test('the second click of a slow double click does not confirm', () => {
  render(<Change />)
  now += 700
  press('Speichern')
  now += 900
  fireEvent.click(screen.getByRole('button', { name: 'Jetzt ändern' }), { detail: 2 })
  expect(save).not.toHaveBeenCalled()
})

test('a dialog that has just opened can be closed, but not confirmed', () => {
  render(<Change />)
  press('Speichern')
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeVisible()
  press('Abbrechen')
  press('Schließen')
  expect(close).toHaveBeenCalledTimes(2)
})

test('Enter in a field that has just appeared submits nothing', () => {
  render(<Change />)
  const form = screen.getByRole('textbox').closest('form') as HTMLFormElement
  fireEvent.submit(form)
  expect(save).not.toHaveBeenCalled()
  now += 700
  fireEvent.submit(form)
  expect(save).toHaveBeenCalledTimes(1)
})

test('holding Enter submits nothing more', async () => {
  render(<Change />)
  now += 700
  await userEvent.type(screen.getByRole('textbox'), '{Enter>3/}')
  expect(save).toHaveBeenCalledTimes(1)
})

test('the second tap does not confirm the conflict that a quick answer shows', () => {
  const dialog = (busy: boolean) => (
    <Dialog
      title="Geburtsdatum"
      actions={
        <Button busy={busy} onClick={save}>
          Speichern
        </Button>
      }
    >
      {!busy && <p role="alert">Das Datum wurde inzwischen geändert.</p>}
    </Dialog>
  )
  const { rerender } = render(dialog(true))
  now += 1000
  rerender(dialog(false))
  now += 450
  press('Speichern')
  expect(save).not.toHaveBeenCalled()
  now += 250
  press('Speichern')
  expect(save).toHaveBeenCalledTimes(1)
})

test('a countdown does not begin a step', () => {
  const dialog = (availableAt: number | undefined) => (
    <Dialog
      title="E-Mail versendet"
      actions={
        <CountdownButton availableAt={availableAt} onClick={save}>
          Erneut senden
        </CountdownButton>
      }
    >
      Bitte sehen Sie in Ihr Postfach.
    </Dialog>
  )
  const { rerender } = render(dialog(Date.now() + 60_000))
  now += 700
  rerender(dialog(undefined))
  press('Erneut senden')
  expect(save).toHaveBeenCalledTimes(1)
})

import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { ErrorState } from './error-state.tsx'

const close = jest.fn()

const dialog = (isSaving: boolean) => (
  <Dialog
    title="Geburtsdatum ändern"
    onClose={close}
    onBack={close}
    actions={
      <>
        <Button busy={isSaving} busyText="Ihr Geburtsdatum wird gespeichert …">
          Speichern
        </Button>
        <Button variant="quiet" onClick={close}>
          Abbrechen
        </Button>
      </>
    }
  >
    <Button variant="quiet" onClick={close}>
      Eingaben verwerfen
    </Button>
  </Dialog>
)

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['the icon', () => press('Schließen')],
  ['going back', () => press('Zurück')],
  ['cancelling', () => press('Abbrechen')],
  ['a button of its content', () => press('Eingaben verwerfen')],
  ['the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
])('a dialog that saves is not closed by %s, but says what it waits for', async (_, leave) => {
  close.mockReset()
  const { rerender } = render(dialog(true))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await leave()
  expect(close).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Ihr Geburtsdatum wird gespeichert … Bitte warten Sie einen Moment.',
  )

  rerender(dialog(false))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  await leave()
  expect(close).toHaveBeenCalledTimes(1)
})

test('a dialog that only loads can be closed', async () => {
  close.mockReset()
  render(
    <Dialog title="Kontakt" onClose={close}>
      <ErrorState onRetry={() => undefined} retrying />
    </Dialog>,
  )
  await press('Schließen')
  expect(close).toHaveBeenCalledTimes(1)
})

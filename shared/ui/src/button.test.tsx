import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Button } from './button.tsx'

test('a busy button keeps the focus, announces its state and ignores clicks', async () => {
  const save = jest.fn()
  const submit = jest.fn()
  const form = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={save}>
        Speichern
      </Button>
    </form>
  )
  const { rerender } = render(form(false))
  const status = screen.getByRole('status')
  screen.getByRole('button', { name: 'Speichern' }).focus()
  rerender(form(true))

  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))

  expect(save).not.toHaveBeenCalled()
  expect(submit).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Speichern' })).toHaveFocus()
  expect(screen.getByRole('button', { name: 'Speichern' })).toHaveAttribute('aria-disabled', 'true')
  expect(status).toHaveTextContent('Wird gespeichert …')
})

test('a button without a type does not submit its form', async () => {
  const submit = jest.fn()
  render(
    <form onSubmit={submit}>
      <Button>Abbrechen</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Abbrechen' }))
  expect(submit).not.toHaveBeenCalled()
})

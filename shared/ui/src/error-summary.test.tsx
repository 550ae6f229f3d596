import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type SyntheticEvent, useState } from 'react'
import { ErrorSummary } from './error-summary.tsx'
import { TextField } from './text-field.tsx'

const message = 'Bitte geben Sie ein Geburtsdatum ein'

function Form() {
  const [attempt, setAttempt] = useState(0)
  const errors = attempt > 0 ? [{ field: 'birthdate', message }] : []
  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setAttempt(attempt + 1)
  }
  return (
    <form onSubmit={submit}>
      <ErrorSummary errors={errors} attempt={attempt} />
      <TextField name="birthdate" label="Geburtsdatum" hint="TT.MM.JJJJ" error={errors[0]?.message} />
      <button type="submit">Speichern</button>
    </form>
  )
}

test('an error summary takes the focus at each attempt, and links to the fields', async () => {
  render(<Form />)
  expect(screen.queryByText('Bitte prüfen Sie Ihre Eingaben')).not.toBeInTheDocument()

  for (const _ of ['first attempt', 'second attempt']) {
    await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
    expect(screen.getByRole('group', { name: 'Bitte prüfen Sie Ihre Eingaben' })).toHaveFocus()
    await userEvent.click(screen.getByRole('link', { name: message }))
    expect(screen.getByRole('textbox', { name: 'Geburtsdatum' })).toHaveFocus()
  }
})

test('a field is described by its error before its hint', async () => {
  render(<Form />)
  const field = screen.getByRole('textbox', { name: 'Geburtsdatum' })
  expect(field).toBeValid()
  expect(field).toHaveAccessibleDescription('TT.MM.JJJJ')

  await userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription(`${message} TT.MM.JJJJ`)
})

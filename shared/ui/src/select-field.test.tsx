import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SelectField } from './select-field.tsx'

test('a select field has its label, hint and error', async () => {
  render(
    <SelectField label="Land" hint="Vor der Nummer" error="Bitte wählen Sie ein Land.">
      <option value="">Bitte wählen</option>
      <option>Österreich</option>
    </SelectField>,
  )
  const field = screen.getByRole('combobox', { name: 'Land' })
  expect(field).toBeInvalid()
  expect(field).toHaveAccessibleDescription('Bitte wählen Sie ein Land. Vor der Nummer')
  await userEvent.selectOptions(field, 'Österreich')
  expect(field).toHaveValue('Österreich')
})

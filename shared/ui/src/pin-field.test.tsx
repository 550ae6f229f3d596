import { expect, jest, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PinField } from './pin-field.tsx'

test('blanks, punctuation and invisible characters are removed from a pasted PIN', async () => {
  const input = jest.fn()
  render(<PinField label="Telefon-PIN" onInput={(event) => input(event.currentTarget.value)} />)
  await userEvent.click(screen.getByLabelText('Telefon-PIN'))
  await userEvent.paste('\u202a 12.3-4\u202f5\u202c,')
  expect(screen.getByLabelText('Telefon-PIN')).toHaveValue('12345')
  expect(input).toHaveBeenCalledWith('12345')
})

test('a controlled PIN field reports the cleaned value', async () => {
  function Form() {
    const [pin, setPin] = useState('')
    return <PinField label="Telefon-PIN" value={pin} onChange={(event) => setPin(event.target.value)} />
  }
  render(<Form />)
  await userEvent.type(screen.getByLabelText('Telefon-PIN'), '0 47-11')
  expect(screen.getByLabelText('Telefon-PIN')).toHaveValue('04711')
})

test('a PIN field has a numeric keyboard and no autocomplete', () => {
  render(<PinField label="Telefon-PIN" error="Bitte geben Sie eine 5-stellige Zahl an." />)
  const field = screen.getByLabelText('Telefon-PIN')
  expect(field).toHaveAttribute('inputmode', 'numeric')
  expect(field).toHaveAttribute('autocomplete', 'off')
  expect(field).toHaveAccessibleDescription('Bitte geben Sie eine 5-stellige Zahl an.')
})

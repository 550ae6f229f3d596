import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { TextField } from './text-field.tsx'

test('what the form reads is announced below the field, and describes it', () => {
  const { rerender } = render(<TextField label="Telefonnummer" hint="Mit Vorwahl" reading="" />)
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Mit Vorwahl')

  rerender(<TextField label="Telefonnummer" hint="Mit Vorwahl" reading="Erkannt: +49 711 123456" />)
  expect(screen.getByRole('status')).toBe(status)
  expect(status).toHaveTextContent('Erkannt: +49 711 123456')
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Erkannt: +49 711 123456 Mit Vorwahl')
})

test('a field without a reading has no status', () => {
  render(<TextField label="Name" />)
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
})

import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { Verbatim } from './verbatim.tsx'

test('no translator changes an address, and it breaks behind "@" and dots', () => {
  render(<Verbatim>anna.becker@post.example</Verbatim>)
  const address = screen.getByText('anna.becker@post.example')
  expect(address).toHaveAttribute('translate', 'no')
  expect(address.innerHTML).toBe('anna.<wbr>becker@<wbr>post.<wbr>example')
})

test('a name stays in one piece', () => {
  render(<Verbatim>Dr. Anna Becker</Verbatim>)
  expect(screen.getByText('Dr. Anna Becker').innerHTML).toBe('Dr. Anna Becker')
})

import { expect, test } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router'
import { Link } from './link.tsx'

function Shown() {
  const { pathname, search, state } = useLocation()
  return <output>{[useNavigationType(), pathname + search, JSON.stringify(state)].join(' ')}</output>
}

function openLink(to: string) {
  render(
    <MemoryRouter initialEntries={['/start?kind=mail']}>
      <Link to={to} state={{ opened: true }}>
        Weiter
      </Link>
      <Shown />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Weiter' })
}

test('a link has the address of its target and opens it with its state', () => {
  const link = openLink('/numbers')
  expect(link).toHaveAttribute('href', '/numbers')
  expect(fireEvent.click(link)).toBe(false)
  expect(screen.getByRole('status')).toHaveTextContent('PUSH /numbers {"opened":true}')
})

test('a link to the shown page adds no step to go back', () => {
  fireEvent.click(openLink('/start?kind=mail'))
  expect(screen.getByRole('status')).toHaveTextContent('REPLACE /start?kind=mail')
})

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (click) => {
    expect(fireEvent.click(openLink('/numbers'), click)).toBe(true)
    expect(screen.getByRole('status')).toHaveTextContent('POP /start')
  },
)

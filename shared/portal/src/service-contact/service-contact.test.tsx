import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { ServiceContact } from './service-contact.tsx'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function showAt(instant: string) {
  jest.setSystemTime(new Date(instant))
  render(<ServiceContact tenantId="200" />)
}

test('the service of the brand is reached by three channels', () => {
  showAt('2026-11-16T12:00:00+01:00')
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Telefon',
    'E-Mail',
    'Post',
  ])
  expect(screen.getByRole('link', { name: '+49 30 23125 200' })).toHaveAttribute('href', 'tel:+493023125200')
  expect(screen.getByRole('link', { name: 'service@flinkstrom.example' })).toHaveAttribute(
    'href',
    'mailto:service@flinkstrom.example',
  )
  expect(screen.getByText('50667 Köln')).toBeVisible()
  expect(screen.getByText('Montag bis Freitag 8 bis 18 Uhr, Samstag 8 bis 14 Uhr')).toBeVisible()
  expect(screen.getByText(/Telefon-PIN/)).toBeVisible()
})

test.each([
  ['2026-11-20T17:59:00+01:00', 'Jetzt erreichbar, heute bis 18 Uhr'],
  ['2026-11-20T07:00:00+01:00', 'Gerade geschlossen, wieder heute ab 8 Uhr'],
  ['2026-11-20T18:00:00+01:00', 'Gerade geschlossen, wieder morgen ab 8 Uhr'],
  ['2026-11-21T09:00:00+01:00', 'Jetzt erreichbar, heute bis 14 Uhr'],
  ['2026-11-21T14:00:00+01:00', 'Gerade geschlossen, wieder am Montag ab 8 Uhr'],
  ['2026-11-22T12:00:00+01:00', 'Gerade geschlossen, wieder morgen ab 8 Uhr'],
])('at %s the support state reads: %s', (instant, text) => {
  showAt(instant)
  expect(screen.getByText(/erreichbar$|geschlossen$/).closest('p')).toHaveTextContent(text)
})

test('an open page shows when the phone line closes', () => {
  showAt('2026-11-20T17:58:30+01:00')
  expect(screen.getByText(/^Jetzt erreichbar/)).toBeVisible()
  act(() => void jest.advanceTimersByTime(30_000))
  expect(screen.getByText(/^Jetzt erreichbar/)).toBeVisible()
  act(() => void jest.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Gerade geschlossen/)).toBeVisible()
})

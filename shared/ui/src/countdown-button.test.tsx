import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { CountdownButton } from './countdown-button.tsx'

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') })
})
afterEach(() => {
  jest.useRealTimers()
})

function Page({ send, rest = 60 }: { send: () => void; rest?: number }) {
  const [availableAt, setAvailableAt] = useState<number>()
  function resend() {
    send()
    setAvailableAt(Date.now() + rest * 1000)
  }
  return (
    <CountdownButton availableAt={availableAt} onClick={resend}>
      Erneut senden
    </CountdownButton>
  )
}

const wait = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test('a countdown button is disabled for a minute, and announces only start and end', () => {
  const send = jest.fn()
  render(<Page send={send} />)
  const button = screen.getByRole('button', { name: 'Erneut senden' })
  const status = screen.getByRole('status')
  expect(status).toBeEmptyDOMElement()

  fireEvent.click(button)
  expect(button).toHaveTextContent('Erneut senden in 60 s')
  expect(button).toHaveAttribute('aria-disabled', 'true')
  expect(status).toHaveTextContent('Erneut senden ist in 60 Sekunden wieder möglich.')

  for (let second = 0; second < 18; second++) wait(1)
  expect(button).toHaveTextContent('Erneut senden in 42 s')
  expect(button).toHaveAccessibleName('Erneut senden')
  expect(status).toHaveTextContent('Erneut senden ist in 60 Sekunden wieder möglich.')
  fireEvent.click(button)
  expect(send).toHaveBeenCalledTimes(1)

  for (let second = 0; second < 42; second++) wait(1)
  expect(button).toHaveTextContent(/^Erneut senden$/)
  expect(status).toHaveTextContent('Erneut senden ist wieder möglich.')
  fireEvent.click(button)
  expect(send).toHaveBeenCalledTimes(2)
})

test('the countdown is correct after the tab slept', () => {
  render(<Page send={() => {}} />)
  fireEvent.click(screen.getByRole('button'))
  act(() => {
    jest.setSystemTime(Date.now() + 50_000)
    jest.advanceTimersByTime(1000)
  })
  expect(screen.getByRole('button')).toHaveTextContent('Erneut senden in 9 s')
})

test.each([
  [89, '89 s', '89 Sekunden'],
  [90, '2 min', '2 Minuten'],
  [3600, '60 min', '60 Minuten'],
  [82_000, '23 h', '23 Stunden'],
])('%i seconds are shown as %s', (rest, shown, spoken) => {
  render(<Page send={() => {}} rest={rest} />)
  fireEvent.click(screen.getByRole('button'))
  expect(screen.getByRole('button')).toHaveTextContent(`Erneut senden in ${shown}`)
  expect(screen.getByRole('status')).toHaveTextContent(`Erneut senden ist in ${spoken} wieder möglich.`)
})

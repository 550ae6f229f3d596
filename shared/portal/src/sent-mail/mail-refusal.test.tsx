import { afterEach, expect, jest, test } from '@jest/globals'
import { BffError } from '@portal/bff-client'
import { render, screen } from '@testing-library/react'
import { MailRefusal } from './mail-refusal.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

test('the notice after a time-out leaves open whether the mail was sent, and shows where to check', () => {
  render(<MailRefusal error={new BffError('timeout')} />)
  const notice = screen.getByRole('alert')
  expect(notice).toHaveTextContent('Ob die E-Mail unterwegs ist, wissen wir nicht')
  expect(notice).not.toHaveTextContent('gespeichert')
})

test('the notice without a connection shows that nothing was sent', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  render(<MailRefusal error={new BffError('offline')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Sie sind offline, und es wurde nichts gesendet.')
})

test('an error that does not concern mails gets the general notice', () => {
  const problem = { type: '', title: '', status: 429, requestId: 'r', retryAfter: 42 }
  render(<MailRefusal error={new BffError('too-many-requests', { ...problem, code: 'too-many-requests' })} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Bitte versuchen Sie es in 42 Sekunden noch einmal.')
})

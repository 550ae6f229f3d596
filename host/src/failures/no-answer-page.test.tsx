import { afterEach, expect, jest, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { NoAnswerPage } from './no-answer-page.tsx'

afterEach(() => {
  jest.restoreAllMocks()
})

test('the failure page without a connection names the connection', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  renderShell([{ path: '/503', element: <NoAnswerPage /> }], { at: '/503' })
  expect(await screen.findByText(/^Sie sind offline/)).toBeVisible()
  expect(screen.queryByText(/Wir arbeiten daran/)).toBeNull()
  online.mockReturnValue(true)
  fireEvent.online(window)
  expect(await screen.findByText(/Wir arbeiten daran/)).toBeVisible()
})

test('a failed page is retried without a reload of the portal', async () => {
  const onRetry = jest.fn()
  const page = <NoAnswerPage onRetry={onRetry} />
  const { user } = renderShell([{ path: '/accessibility', element: page }], { at: '/accessibility' })
  expect(await screen.findByText(/^Diese Seite konnte gerade nicht geladen werden/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
})

import { expect, test } from '@jest/globals'
import { Dialog } from '@portal/ui'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { useDialogClose } from './dialog-close.ts'

function HelpDialog() {
  return (
    <Dialog title="Hilfe" onClose={useDialogClose('/data')}>
      Wir sind für Sie da.
    </Dialog>
  )
}

/** Responses to the dialogs; each closes its dialog. */
const responses: (() => void)[] = []

function SavingDialog() {
  const close = useDialogClose('/data')
  useEffect(() => {
    responses.push(close)
  })
  return (
    <Dialog title="Ändern" onClose={close}>
      Wird gespeichert …
    </Dialog>
  )
}

function open(entries: Parameters<typeof createMemoryRouter>[1]) {
  const router = createMemoryRouter(
    [
      { path: '/overview', element: <h1>Übersicht</h1> },
      { path: '/data', element: <h1>Daten</h1> },
      { path: '/data/help', element: <HelpDialog /> },
      { path: '/data/change', element: <SavingDialog /> },
    ],
    entries,
  )
  render(<RouterProvider router={router} />)
  return router
}

const opened = { pathname: '/data/help', state: { opened: true } }

test('closing a dialog twice goes back only once', async () => {
  const router = open({ initialEntries: ['/overview', '/data', opened] })
  const dialog = await screen.findByRole('dialog')
  await act(async () => {
    fireEvent.keyDown(dialog, { key: 'Escape' })
    fireEvent.keyDown(dialog, { key: 'Escape' })
  })
  expect(router.state.location.pathname).toBe('/data')
})

test('a reopened dialog closes again', async () => {
  const router = open({ initialEntries: ['/overview', '/data', opened] })
  for (const _ of [1, 2]) {
    fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
    await screen.findByRole('heading', { name: 'Daten' })
    await act(async () => new Promise((resolve) => setTimeout(resolve)))
    await act(() => router.navigate(1))
  }
  expect(router.state.location.pathname).toBe('/data/help')
})

test('a dialog opened from a bookmark closes to the page below', async () => {
  const router = open({ initialEntries: ['/overview', '/data/help'] })
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  expect(await screen.findByRole('heading', { name: 'Daten' })).toBeVisible()
  await act(() => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/overview')
})

test.each([
  ['opened on its page', { pathname: '/data/change', state: { opened: true } }],
  ['opened by a bookmark', '/data/change'],
])('a response after its dialog was closed does not navigate: %s', async (_, entry) => {
  const router = open({ initialEntries: ['/overview', '/data', entry] })
  fireEvent.keyDown(await screen.findByRole('dialog'), { key: 'Escape' })
  await screen.findByRole('heading', { name: 'Daten' })
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  await act(() => router.navigate('/overview'))
  await act(async () => responses.pop()?.())
  expect(router.state.location.pathname).toBe('/overview')
})

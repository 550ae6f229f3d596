import { expect, test } from '@jest/globals'
import { Dialog } from '@portal/ui'
import { screen, waitFor } from '@testing-library/react'
import type userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { Outlet } from 'react-router'
import { useDialogClose } from '../dialog-close.ts'
import { RouteLink } from '../routes/route-link.tsx'
import { createTab } from '../tab.tsx'
import { renderTab } from '../testing/render-tab.tsx'

/** A chunk that can be taken away and put back, and how often it was asked for. */
function chunkOf(Content: ComponentType) {
  const chunk = {
    missing: true,
    loads: 0,
    async load() {
      chunk.loads += 1
      if (chunk.missing) throw new TypeError('Failed to fetch dynamically imported module')
      return { default: Content }
    },
  }
  return chunk
}

function BirthDateDialog() {
  return <Dialog title="Geburtsdatum ändern" onClose={useDialogClose('/data')} children={null} />
}

function Data() {
  return (
    <>
      <h1>Ihre Daten</h1>
      <RouteLink to="birthDate">Geburtsdatum</RouteLink>
      <RouteLink to="phones">Telefonnummern</RouteLink>
      <Outlet />
    </>
  )
}

/** A tab with a page, a dialog above it and another page; neither of these is there. */
async function openTab(at = '/data') {
  const dialog = chunkOf(BirthDateDialog)
  const page = chunkOf(() => <h1>Telefonnummern</h1>)
  const Tab = await createTab({
    data: {
      path: '/',
      page: async () => ({ default: Data }),
      eager: true,
      children: { birthDate: { path: '/birth-date', dialog: dialog.load } },
    },
    phones: { path: '/phone-list', page: page.load },
  })
  // The host's root reports what is caught.
  const surroundings = { basePath: '/data', at, session: null, onCaughtError: () => undefined }
  return { ...renderTab(Tab, surroundings), dialog, page }
}

const link = (name: string) => screen.getByRole('link', { name, hidden: true })
const missing = () => screen.findByRole('dialog', { name: 'Keine Antwort' })
const retry = () => screen.findByRole('button', { name: 'Erneut versuchen' })

test('a dialog whose prefetch failed loads on the click', async () => {
  const { user, dialog } = await openTab()
  await user.hover(link('Geburtsdatum'))
  dialog.missing = false
  await user.click(link('Geburtsdatum'))
  expect(await screen.findByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
})

test('a dialog that fails to load shows the failure above its page until a retry succeeds', async () => {
  const { user, dialog } = await openTab()
  await user.click(link('Geburtsdatum'))
  expect(await missing()).toBeVisible()
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Ihre Daten')
  const before = dialog.loads
  await user.click(await retry())
  await waitFor(() => expect(dialog.loads).toBe(before + 1))
  // While a retry runs, another one is not taken.
  await waitFor(async () => expect(await retry()).not.toHaveAttribute('aria-disabled'))
  dialog.missing = false
  await user.click(await retry())
  expect(await screen.findByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
  expect(screen.queryByText(/nicht geladen/)).not.toBeInTheDocument()
})

async function pressEscape(user: ReturnType<typeof userEvent.setup>) {
  // jsdom leaves the focus outside of a modal.
  screen.getByRole('button', { name: 'Erneut versuchen' }).focus()
  await user.keyboard('{Escape}')
}

test.each([
  ['the button', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByText('Schließen'))],
  ['Escape', pressEscape],
])('closing the failure by %s focuses the link, and the next click loads again', async (_, close) => {
  const { user, router, dialog } = await openTab()
  await user.click(link('Geburtsdatum'))
  await missing()
  await close(user)
  await waitFor(() => expect(router.state.location.pathname).toBe('/data'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(link('Geburtsdatum')).toHaveFocus()
  dialog.missing = false
  await user.click(link('Geburtsdatum'))
  expect(await screen.findByRole('dialog', { name: 'Geburtsdatum ändern' })).toBeVisible()
})

test('a failure opened from a bookmark closes to the page below', async () => {
  const { user, router } = await openTab('/data/birth-date')
  await missing()
  await user.click(screen.getByText('Schließen'))
  await waitFor(() => expect(router.state.location.pathname).toBe('/data'))
})

test('a page that fails to load shows the failure in its place, and a retry loads it', async () => {
  const { user, page } = await openTab()
  await user.click(link('Telefonnummern'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Keine Antwort' })).toBeVisible()
  page.missing = false
  await user.click(await retry())
  expect(await screen.findByRole('heading', { level: 1, name: 'Telefonnummern' })).toBeVisible()
})

import { expect, test } from '@jest/globals'
import { Card, Dialog, PageHeader } from '@portal/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import {
  createMemoryRouter,
  Link,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  useOutletContext,
} from 'react-router'
import { DialogLink, useDialogClose } from './dialog-route.tsx'

const loaded = async () => undefined

function Numbers({ numbers }: { numbers: string[] }) {
  return (
    <>
      {numbers.map((number) => (
        <DialogLink key={number} to={`/phones/all/${number}`} preload={loaded}>
          {number}
        </DialogLink>
      ))}
      <Link to="/phones/all">Alle Nummern</Link>
      <Link to="/phones">Zurück zur Liste</Link>
    </>
  )
}

function NumberDialog() {
  const keep = useOutletContext<(count: number) => void>()
  const close = useDialogClose('/phones/all')
  function closeWith(count: number) {
    keep(count)
    close()
  }
  return (
    <Dialog title="Nummer ändern" onClose={close}>
      <button type="button" onClick={close}>
        Speichern
      </button>
      <button type="button" onClick={() => closeWith(1)}>
        Entfernen
      </button>
      <button type="button" onClick={() => closeWith(0)}>
        Alle entfernen
      </button>
    </Dialog>
  )
}

/** What the page hears later. */
let keepFirst: () => void

/** As in the tabs: the list leads to dialogs above another page, which shows all entries. */
function PhonesTab() {
  const [numbers, setNumbers] = useState(['0711 1', '0711 2'])
  keepFirst = () => setNumbers(numbers.slice(0, 1))
  const all = (
    <main key="all">
      <PageHeader title="Alle Nummern" />
      {numbers.length > 0 && (
        <Card title="Telefonnummern">
          <Numbers numbers={numbers} />
        </Card>
      )}
      <Outlet context={(count: number) => setNumbers(numbers.slice(0, count))} />
    </main>
  )
  return (
    <Routes>
      <Route path="/" element={<Numbers numbers={numbers} />} />
      <Route path="/all" element={all}>
        <Route path="/all/:number" element={<NumberDialog />} />
      </Route>
    </Routes>
  )
}

function open(at = '/phones') {
  const router = createMemoryRouter([{ path: '/phones/*', element: <PhonesTab /> }], {
    initialEntries: [at],
  })
  render(<RouterProvider router={router} />)
  return { user: userEvent.setup(), router }
}

const dialog = () => screen.findByRole('dialog')
const row = (name: string) => screen.findByRole('link', { name })

type Tab = ReturnType<typeof open>
const press = (name: string) => async (tab: Tab) => tab.user.click(screen.getByRole('button', { name }))

const waysOut: [string, (tab: Tab) => Promise<void>][] = [
  ['Escape', (tab) => tab.user.keyboard('{Escape}')],
  ['the icon', press('Schließen')],
  ['a save', press('Speichern')],
  ['Back', (tab) => act(() => tab.router.navigate(-1))],
]

test.each(waysOut)('closed by %s, a dialog gives the focus to the row that opened it', async (_, close) => {
  const tab = open()
  await tab.user.click(await row('0711 2'))
  await dialog()
  await close(tab)
  await waitFor(() => expect(tab.router.state.location.pathname).toBe('/phones'))
  expect(await row('0711 2')).toHaveFocus()
})

test.each([
  ['the row has gone', 'Entfernen', 'Telefonnummern'],
  ['its part of the page has gone', 'Alle entfernen', 'Alle Nummern'],
])('once %s the nearest heading that is left has the focus', async (_, button, heading) => {
  const tab = open('/phones/all')
  await tab.user.click(await row('0711 2'))
  await dialog()
  await press(button)(tab)
  await waitFor(() => expect(tab.router.state.location.pathname).toBe('/phones/all'))
  expect(screen.queryByRole('link', { name: '0711 2' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
})

test('a row that goes once it has the focus again gives it to the heading above', async () => {
  const { user } = open('/phones/all')
  await user.click(await row('0711 2'))
  await dialog()
  await user.keyboard('{Escape}')
  expect(await row('0711 2')).toHaveFocus()
  await act(async () => keepFirst())
  expect(screen.getByRole('heading', { name: 'Telefonnummern' })).toHaveFocus()
})

test('a link that comes in the place of the focused one, and leads to the same dialog, has the focus', async () => {
  function EmailTab() {
    const [isPending, setPending] = useState(false)
    tell = () => setPending(true)
    const link = (
      <DialogLink to="/email" preload={loaded}>
        Adresse
      </DialogLink>
    )
    return (
      <Card title="E-Mail" actions={!isPending && link}>
        {isPending && <p>Noch nicht bestätigt {link}</p>}
      </Card>
    )
  }
  let tell: () => void = () => undefined
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <EmailTab /> }])} />)
  const before = await row('Adresse')
  act(() => before.focus())
  await act(async () => tell())
  expect(before).not.toBeInTheDocument()
  expect(await row('Adresse')).toHaveFocus()
})

test('Back to a page without a dialog on the way leaves its rows alone', async () => {
  const { user, router } = open()
  await user.click(await row('0711 2'))
  await dialog()
  await user.keyboard('{Escape}')
  await user.click(await row('Alle Nummern'))
  await act(() => router.navigate(-1))
  expect(await row('0711 2')).not.toHaveFocus()
})

import { expect, test } from '@jest/globals'
import { Card, Dialog, PageHeader } from '@portal/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, createContext, use, useState } from 'react'
import { Outlet, useOutletContext } from 'react-router'
import { useDialogClose } from './dialog-close.ts'
import { RouteLink } from './routes/route-link.tsx'
import { createTab } from './tab.tsx'
import { renderTab } from './testing/render-tab.tsx'

function Numbers({ numbers }: { numbers: string[] }) {
  return (
    <>
      {numbers.map((number) => (
        <RouteLink key={number} to="number" params={{ number }}>
          {number}
        </RouteLink>
      ))}
      <RouteLink to="all">Alle Nummern</RouteLink>
      <RouteLink to="list">Zurück zur Liste</RouteLink>
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

const NumbersContext = createContext<[string[], (numbers: string[]) => void]>([[], () => undefined])

function Phones() {
  const [numbers, setNumbers] = useState(['0711 1', '0711 2'])
  keepFirst = () => setNumbers(numbers.slice(0, 1))
  return (
    <NumbersContext value={[numbers, setNumbers]}>
      <Outlet />
    </NumbersContext>
  )
}

function List() {
  const [numbers] = use(NumbersContext)
  return <Numbers numbers={numbers} />
}

function AllNumbers() {
  const [numbers, setNumbers] = use(NumbersContext)
  return (
    <main>
      <PageHeader title="Alle Nummern" />
      {numbers.length > 0 && (
        <Card title="Telefonnummern">
          <Numbers numbers={numbers} />
        </Card>
      )}
      <Outlet context={(count: number) => setNumbers(numbers.slice(0, count))} />
    </main>
  )
}

const eager = (Content: ComponentType) => ({ page: async () => ({ default: Content }), eager: true }) as const

/** As in the tabs: the list links to dialogs above another page, which shows all entries. */
const PhonesTab = await createTab({
  phones: {
    ...eager(Phones),
    children: {
      list: { path: '/', ...eager(List) },
      all: {
        path: '/all',
        ...eager(AllNumbers),
        children: { number: { path: '/:number', dialog: async () => ({ default: NumberDialog }) } },
      },
    },
  },
})

const open = (at = '/phones') => renderTab(PhonesTab, { basePath: '/phones', at, session: null })

const dialog = () => screen.findByRole('dialog')
const row = (name: string) => screen.findByRole('link', { name })

type Tab = ReturnType<typeof open>
const press = (name: string) => async (tab: Tab) => tab.user.click(screen.getByRole('button', { name }))

const closings: [string, (tab: Tab) => Promise<void>][] = [
  ['Escape', (tab) => tab.user.keyboard('{Escape}')],
  ['the icon', press('Schließen')],
  ['a save', press('Speichern')],
  ['Back', (tab) => act(() => tab.router.navigate(-1))],
]

test.each(closings)('closing a dialog by %s focuses the row that opened it', async (_, close) => {
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
])('once %s the nearest remaining heading has the focus', async (_, button, heading) => {
  const tab = open('/phones/all')
  await tab.user.click(await row('0711 2'))
  await dialog()
  await press(button)(tab)
  await waitFor(() => expect(tab.router.state.location.pathname).toBe('/phones/all'))
  expect(screen.queryByRole('link', { name: '0711 2' })).not.toBeInTheDocument()
  expect(screen.getByRole('heading', { name: heading })).toHaveFocus()
})

test('removing the focused row focuses the heading above', async () => {
  const { user } = open('/phones/all')
  await user.click(await row('0711 2'))
  await dialog()
  await user.keyboard('{Escape}')
  expect(await row('0711 2')).toHaveFocus()
  await act(async () => keepFirst())
  expect(screen.getByRole('heading', { name: 'Telefonnummern' })).toHaveFocus()
})

test('a link that replaces the focused one and opens the same dialog gets the focus', async () => {
  let confirm: () => void = () => undefined
  function Email() {
    const [isPending, setPending] = useState(false)
    confirm = () => setPending(true)
    const link = <RouteLink to="email">Adresse</RouteLink>
    return (
      <Card title="E-Mail" actions={!isPending && link}>
        {isPending && <p>Noch nicht bestätigt {link}</p>}
      </Card>
    )
  }
  const Tab = await createTab({
    overview: { path: '/', ...eager(Email) },
    email: { path: '/email', dialog: async () => ({ default: NumberDialog }) },
  })
  renderTab(Tab, { basePath: '/data', session: null })
  const before = await row('Adresse')
  act(() => before.focus())
  await act(async () => confirm())
  expect(before).not.toBeInTheDocument()
  expect(await row('Adresse')).toHaveFocus()
})

test('Back to a page without a dialog in between does not focus its rows', async () => {
  const { user, router } = open()
  await user.click(await row('0711 2'))
  await dialog()
  await user.keyboard('{Escape}')
  await user.click(await row('Alle Nummern'))
  await act(() => router.navigate(-1))
  expect(await row('0711 2')).not.toHaveFocus()
})

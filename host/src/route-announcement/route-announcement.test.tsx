import { expect, test } from '@jest/globals'
import { createTab, RouteLink, useDialogClose } from '@portal/portal'
import { Dialog, ErrorSummary, PageHeader } from '@portal/ui'
import { act, screen, waitFor } from '@testing-library/react'
import { type ComponentType, useState } from 'react'
import { Link, Outlet } from 'react-router'
import { useRemotes } from '../remotes/use-remotes.ts'
import { renderShell } from '../testing/render-shell.tsx'
import { RouteAnnouncement } from './route-announcement.tsx'

function Form() {
  const [failed, setFailed] = useState(false)
  return (
    <form>
      <PageHeader title="Telefonnummern" />
      <ErrorSummary errors={failed ? [{ field: 'phone', message: 'Fehlt' }] : []} />
      <input name="phone" aria-label="Nummer" />
      <button type="button" onClick={() => setFailed((last) => !last)}>
        Speichern
      </button>
    </form>
  )
}

const routes = [
  {
    element: (
      <>
        <Link to="/overview">Übersicht</Link>
        <Link to="/personal-data">Daten</Link>
        <main>
          <Outlet />
        </main>
        <RouteAnnouncement />
      </>
    ),
    children: [
      { path: '/overview', element: <PageHeader title="Guten Tag, Mia Muster" /> },
      {
        path: '/personal-data',
        element: (
          <>
            <PageHeader title="Persönliche Daten" />
            <Link to="birth-date">Geburtsdatum</Link>
            <Link to="/personal-data/phone-list">Alle Nummern</Link>
            <Outlet />
          </>
        ),
        children: [
          {
            path: 'birth-date',
            element: (
              <Dialog title="Geburtsdatum ändern">
                <Link to="/personal-data">Fertig</Link>
              </Dialog>
            ),
          },
        ],
      },
      { path: '/personal-data/phone-list', element: <Form /> },
      { path: '/privacy', element: <p>Noch keine Überschrift</p> },
      { path: '*', element: <PageHeader title="Oh nein!" /> },
    ],
  },
]

test.each([
  ['/overview', 'Übersicht – Nordtal Konto'],
  ['/personal-data', 'Persönliche Daten – Nordtal Konto'],
  ['/personal-data/birth-date', 'Geburtsdatum ändern – Nordtal Konto'],
  ['/personal-data/phone-list', 'Telefonnummern – Nordtal Konto'],
  ['/personal-data/gibt-es-nicht', 'Oh nein! – Nordtal Konto'],
  ['/overview/gibt-es-nicht', 'Oh nein! – Nordtal Konto'],
  ['/privacy', 'Datenschutz – Nordtal Konto'],
])('the page %s has the title "%s"', async (at, title) => {
  renderShell(routes, { at })
  await waitFor(() => expect(document.title).toBe(title))
})

test('the title names errors of a form until they are corrected', async () => {
  const { user } = renderShell(routes, { at: '/personal-data/phone-list' })
  const save = screen.getByRole('button', { name: 'Speichern' })
  await user.click(save)
  await waitFor(() => expect(document.title).toBe('Fehler: Telefonnummern – Nordtal Konto'))
  await user.type(screen.getByRole('textbox', { name: 'Nummer' }), '1')
  expect(document.title).toBe('Fehler: Telefonnummern – Nordtal Konto')
  await user.click(save)
  await waitFor(() => expect(document.title).toBe('Telefonnummern – Nordtal Konto'))
})

test('an open dialog sets the title', async () => {
  const { user } = renderShell(routes, { at: '/personal-data' })
  await user.click(screen.getByRole('link', { name: 'Geburtsdatum' }))
  await waitFor(() => expect(document.title).toBe('Geburtsdatum ändern – Nordtal Konto'))
  await user.click(screen.getByRole('link', { name: 'Fertig' }))
  await waitFor(() => expect(document.title).toBe('Persönliche Daten – Nordtal Konto'))
})

test('the first page does not move the focus', async () => {
  renderShell(routes, { at: '/personal-data' })
  await waitFor(() => expect(document.title).toContain('Persönliche Daten'))
  expect(document.body).toHaveFocus()
})

test('the heading of every further page gets the focus, also inside a tab and after Back', async () => {
  const { user, router } = renderShell(routes, { at: '/overview' })
  await user.click(screen.getByRole('link', { name: 'Daten' }))
  const heading = { level: 1, name: 'Persönliche Daten' }
  await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus())
  await user.click(screen.getByRole('link', { name: 'Alle Nummern' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Telefonnummern' })).toHaveFocus())
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.getByRole('heading', heading)).toHaveFocus())
})

test('a dialog over the same page does not move the focus to the heading', async () => {
  const { user, appState } = renderShell(routes, { at: '/personal-data' })
  await user.click(screen.getByRole('link', { name: 'Geburtsdatum' }))
  await screen.findByRole('dialog')
  await waitFor(() => expect(appState.get().activeDialog).toBe(true))
  expect(screen.getByRole('heading', { level: 1, hidden: true })).not.toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'Fertig' }))
  await waitFor(() => expect(appState.get().activeDialog).toBe(false))
  expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

test('a dialog opened by its address moves the focus to the heading when it closes', async () => {
  const { user } = renderShell(routes, { at: '/personal-data/birth-date' })
  await user.click(await screen.findByRole('link', { name: 'Fertig' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
})

function Question() {
  const [open, setOpen] = useState(true)
  return (
    <Dialog title="Wirklich?" open={open}>
      <button type="button" onClick={() => setOpen(false)}>
        Ja
      </button>
    </Dialog>
  )
}

test('a new page below a dialog of the shell gets the focus once the dialog is closed', async () => {
  const element = (
    <>
      <RouteAnnouncement />
      <Question />
      <Outlet />
    </>
  )
  const pages = [
    { path: '/', element: <PageHeader title="Start" /> },
    { path: '/next', element: <PageHeader title="Weiter" /> },
  ]
  const { user, router } = renderShell([{ element, children: pages }], { at: '/' })
  await act(() => router.navigate('/next'))
  const heading = screen.getByRole('heading', { level: 1, name: 'Weiter', hidden: true })
  expect(heading).not.toHaveFocus()
  // The title of the dialog would not name the page.
  await waitFor(() => expect(document.title).toBe('Weiter – Nordtal Konto'))
  await user.click(screen.getByRole('button', { name: 'Ja' }))
  await waitFor(() => expect(heading).toHaveFocus())
})

function EmailDialog() {
  return <Dialog title="Adresse ändern" onClose={useDialogClose('/personal-data/all')} children={null} />
}

let rows: string[] = []

const listOf = (title: string) =>
  function List() {
    return (
      <main>
        <PageHeader title={title} />
        {rows.map((row) => (
          <RouteLink key={row} to="email" params={{ email: row }}>
            {row}
          </RouteLink>
        ))}
        <Outlet />
      </main>
    )
  }

const eager = (Content: ComponentType) => ({ page: async () => ({ default: Content }), eager: true }) as const

/** A list whose rows open dialogs above the page with all entries. */
const EmailTab = await createTab({
  list: { path: '/', ...eager(listOf('Adressen')) },
  all: {
    path: '/all',
    ...eager(listOf('Alle Adressen')),
    children: { email: { path: '/:email', dialog: async () => ({ default: EmailDialog }) } },
  },
})

function EmailTabInShell() {
  return (
    <>
      <EmailTab portal={useRemotes().portalOf('mfe-data')} />
      <RouteAnnouncement />
    </>
  )
}

test.each([
  ['the row that opened it', ['a', 'b'], () => screen.getByRole('link', { name: 'b' })],
  ['the heading, where that row has gone', ['a'], () => screen.getByRole('heading', { name: 'Adressen' })],
])('after a dialog above another page the focus is on %s', async (_, left, focused) => {
  rows = ['a', 'b']
  const emailRoutes = [{ path: '/personal-data/*', element: <EmailTabInShell /> }]
  const { user } = renderShell(emailRoutes, { at: '/personal-data' })
  await user.click(screen.getByRole('link', { name: 'b' }))
  await screen.findByRole('dialog')
  rows = left
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Adressen$/))
  await waitFor(() => expect(focused()).toHaveFocus())
})

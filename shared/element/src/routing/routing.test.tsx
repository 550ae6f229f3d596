import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createNotFound, createTab, RouteLink, useDialogClose, useUnsavedInput } from '@portal/portal'
import { fakeBff } from '@portal/portal/testing'
import { Dialog, PageHeader } from '@portal/ui'
import { act, fireEvent, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, useState } from 'react'
import { Outlet } from 'react-router'
import type { PortalElement } from '../portal-element.ts'
import { openElement } from '../testing/open-element.ts'

fakeBff()

const eager = (Content: ComponentType) => ({ page: async () => ({ default: Content }), eager: true }) as const

function StartPage() {
  return (
    <>
      <PageHeader title="Daten" />
      <RouteLink to="phones">Nummern</RouteLink>
      <RouteLink to="name">Name ändern</RouteLink>
      <Outlet />
    </>
  )
}

function NameDialog() {
  const [name, setName] = useState('')
  useUnsavedInput(name !== '')
  return (
    <Dialog title="Name" onClose={useDialogClose('/personal-data')}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Dialog>
  )
}

const DataTab = await createTab({
  start: {
    path: '/',
    ...eager(StartPage),
    children: { name: { path: '/name', dialog: async () => ({ default: NameDialog }) } },
  },
  phones: { path: '/phones', ...eager(() => <PageHeader title="Nummern" />) },
  missing: { path: '/*', ...eager(createNotFound({ t: (name) => name })) },
})

const session = { authorize: async () => ({ authorization: 'Bearer test' }) }
async function open(properties: Partial<PortalElement>) {
  const opened = await openElement(DataTab, { session, tenant: '100', ...properties })
  return { ...opened, user: userEvent.setup() }
}

const goBack = () =>
  act(async () => {
    const arrived = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    history.back()
    await arrived
  })

beforeEach(() => history.pushState(null, '', '/konto/'))
afterEach(async () => {
  act(() => document.body.replaceChildren())
  // An element that is not moved but removed gives its address back in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
})

test.each([
  ['', 'Daten'],
  ['phones', 'Nummern'],
  ['/phones', 'Nummern'],
  ['/phones/', 'Nummern'],
  ['//phones?a=1#b', 'Nummern'],
  ['/personal-data/phones', 'Nummern'],
  ['/personal-data', 'Daten'],
  ['/gibt-es-nicht', 'Oh nein!'],
  ['https://site.example/phones', 'Oh nein!'],
])('the path "%s" shows the page "%s"', async (path, heading) => {
  const { inside } = await open({ path })
  expect(inside.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
})

test('a changed path navigates, in the memory of the element, and a step focuses the new heading', async () => {
  const { element, inside } = await open({})
  expect(document.body).toHaveFocus()
  expect(inside.getByRole('link', { name: 'Nummern' })).toHaveAttribute('href', 'https://localhost/konto/#')
  await act(async () => element.setAttribute('path', 'phones'))
  const heading = inside.getByRole('heading', { name: 'Nummern' })
  await waitFor(() => expect(element.shadowRoot?.activeElement).toBe(heading))
  expect(location.href).toBe('https://localhost/konto/')
})

test('the focus stays in the page around the element', async () => {
  const { element, inside } = await open({})
  const field = document.createElement('input')
  document.body.append(field)
  field.focus()
  await act(async () => element.setAttribute('path', 'phones'))
  expect(inside.getByRole('heading', { name: 'Nummern' })).toBeVisible()
  expect(field).toHaveFocus()
})

test.each([
  ['hash', '/konto/', '/konto/#/phones'],
  ['history', '/konto/', '/konto/phones'],
])('with %s routing the address has the path, for Back and a reload', async (routing, at, address) => {
  const { element, inside, user } = await open({ routing, base: '/konto' })
  const link = inside.getByRole('link', { name: 'Nummern' })
  expect(new URL(link.getAttribute('href') ?? '', location.href).href).toBe(`https://localhost${address}`)
  await user.click(link)
  expect(await inside.findByRole('heading', { name: 'Nummern' })).toBeVisible()
  expect(location.href).toBe(`https://localhost${address}`)

  await goBack()
  expect(await inside.findByRole('heading', { name: 'Daten' })).toBeVisible()
  expect(location.href).toBe(`https://localhost${at}`)

  await act(async () => element.remove())
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  history.pushState(null, '', address)
  const reloaded = await open({ routing, base: '/konto/' })
  expect(reloaded.inside.getByRole('heading', { name: 'Nummern' })).toBeVisible()
})

test('the base element of a page changes neither its folder nor the links nor where calls go', async () => {
  const base = Object.assign(document.createElement('base'), { href: 'https://files.example/anderswo/' })
  document.head.append(base)
  const { element, inside } = await open({ routing: 'history' })
  expect(inside.getByRole('link', { name: 'Nummern' })).toHaveProperty(
    'href',
    'https://localhost/konto/phones',
  )
  await act(async () => element.setAttribute('routing', 'memory'))
  expect(inside.getByRole('link', { name: 'Nummern' })).toHaveProperty('href', 'https://localhost/konto/#')
  base.remove()
})

test('Back asks before it loses input, and then goes', async () => {
  const { inside, user } = await open({ routing: 'history', base: '/konto' })
  await user.click(inside.getByRole('link', { name: 'Name ändern' }))
  fireEvent.change(await inside.findByRole('textbox', { name: 'Name' }), { target: { value: 'Mia' } })
  await goBack()
  await user.click(await inside.findByRole('button', { name: 'Weiter bearbeiten' }))
  await waitFor(() => expect(location.pathname).toBe('/konto/name'))
  expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Mia')

  await goBack()
  await waitFor(() => expect(location.pathname).toBe('/konto/name'))
  await user.click(await inside.findByRole('button', { name: 'Eingaben verwerfen' }))
  await waitFor(() => expect(inside.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.pathname).toBe('/konto/')
})

test('the second element of a page leaves the address to the first', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ routing: 'hash' })
  const { inside, user } = await open({ routing: 'hash' })
  expect(consoleError).toHaveBeenCalledWith(expect.stringContaining('routing-taken'))
  consoleError.mockClear()
  await user.click(inside.getByRole('link', { name: 'Nummern' }))
  expect(await inside.findByRole('heading', { name: 'Nummern' })).toBeVisible()
  expect(location.hash).toBe('')
})

test('a dialog closes after the page has made an entry of its own', async () => {
  const { inside, user } = await open({ routing: 'hash' })
  history.pushState({ page: 8 }, '', '/konto/#content')
  await user.click(inside.getByRole('link', { name: 'Name ändern' }))
  await inside.findByRole('dialog')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(inside.queryByRole('dialog')).not.toBeInTheDocument())
  expect(location.hash).toBe('#content')
  expect(history.state).toMatchObject({ page: 8 })
})

test('the state of the page around the element stays in the history', async () => {
  history.replaceState({ page: 7 }, '')
  const { inside, user } = await open({ routing: 'history', base: '/konto' })
  await user.click(inside.getByRole('link', { name: 'Nummern' }))
  expect(history.state).toMatchObject({ page: 7, portalPath: '/personal-data/phones' })
})

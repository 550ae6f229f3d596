import { afterEach, expect, jest, test } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import {
  createSlot,
  createTab,
  PortalLink,
  RouteLink,
  type Tab,
  useDialogClose,
  usePortal,
  useTenantId,
  useUnsavedInput,
} from '@portal/portal'
import { Dialog } from '@portal/ui'
import { act, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { openElement } from './testing/open-element.ts'

const session: Session = { authorize: async () => ({ authorization: 'Bearer test' }) }

function NameDialog() {
  const [name, setName] = useState('')
  useUnsavedInput(name !== '')
  return (
    <Dialog title="Name ändern" onClose={useDialogClose('/personal-data')}>
      <input aria-label="Name" value={name} onChange={({ target }) => setName(target.value)} />
    </Dialog>
  )
}

const NameTab = await createTab({
  name: {
    path: '/',
    page: async () => ({ default: () => <RouteLink to="change">Name ändern</RouteLink> }),
    eager: true,
  },
  change: { path: '/name', dialog: async () => ({ default: NameDialog }) },
})

afterEach(() => act(() => document.body.replaceChildren()))

const BrandTab = createSlot(() => {
  const { showTenant } = usePortal()
  return (
    <button type="button" onClick={() => showTenant('200')}>
      {useTenantId() === '200' ? 'Flinkstrom ist gewählt' : 'Zu Flinkstrom wechseln'}
    </button>
  )
})

/** The element as a foreign page of one brand has it. */
async function mount(Tab: Tab, own: Session = session) {
  const { inside } = await openElement(Tab, { session: own, tenant: '100' })
  return { inside, user: userEvent.setup() }
}

/** With its dialog open and something typed there. */
async function openElementWithInput() {
  const { inside, user } = await mount(NameTab)
  await user.click(await inside.findByRole('link', { name: 'Name ändern' }))
  await user.type(await inside.findByRole('textbox', { name: 'Name' }), 'Mia')
  await user.keyboard('{Escape}')
  const question = await inside.findByRole('dialog', { name: /noch nicht gespeichert/ })
  return { inside, user, question: within(question) }
}

test('the custom element asks for confirmation before typed input is lost', async () => {
  const { inside, user, question } = await openElementWithInput()
  await user.click(question.getByRole('button', { name: 'Weiter bearbeiten' }))
  expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Mia')
  expect(inside.queryByText(/gehen Ihre Eingaben verloren/)).not.toBeInTheDocument()
})

test('focus() while a dialog is open moves the focus into it', async () => {
  const { element, inside } = await openElement(NameTab, { session, tenant: '100', path: '/name' })
  const dialog = await inside.findByRole('dialog', { name: 'Name ändern' })
  const focused = () => element.shadowRoot?.activeElement as HTMLElement
  act(() => focused().blur())
  await waitFor(() => {
    element.focus()
    expect(focused()).not.toBeNull()
  })
  expect(dialog).toContainElement(focused())
})

test('a shortcut of the page takes no character that is typed', async () => {
  const keys: string[] = []
  function search(event: KeyboardEvent) {
    keys.push(event.key)
    event.preventDefault()
  }
  const types = ['keydown', 'keypress', 'keyup'] as const
  for (const type of types) document.addEventListener(type, search)
  const { inside, user } = await mount(NameTab)
  await user.click(await inside.findByRole('link', { name: 'Name ändern' }))
  await user.type(await inside.findByRole('textbox', { name: 'Name' }), 'Mia /1')
  expect(inside.getByRole('textbox', { name: 'Name' })).toHaveValue('Mia /1')
  await user.keyboard('{F2}')
  expect(new Set(keys)).toEqual(new Set(['F2']))
  for (const type of types) document.removeEventListener(type, search)
})

test('the page hears when input begins and ceases to be unsaved', async () => {
  const dirty: boolean[] = []
  const hear = (event: Event) => dirty.push((event as CustomEvent<{ dirty: boolean }>).detail.dirty)
  document.body.addEventListener('portal-dirty', hear)
  const { user, question } = await openElementWithInput()
  expect(dirty).toEqual([true])
  await user.click(question.getByRole('button', { name: 'Eingaben verwerfen' }))
  expect(dirty).toEqual([true, false])
  document.body.removeEventListener('portal-dirty', hear)
})

test('discarding the input returns to the page that opened the dialog', async () => {
  const { inside, user, question } = await openElementWithInput()
  await user.click(question.getByRole('button', { name: 'Eingaben verwerfen' }))
  await waitFor(() => expect(inside.queryByRole('dialog')).not.toBeInTheDocument())
  expect(inside.getByRole('link', { name: 'Name ändern' })).toBeVisible()
})

test('the page around the element handles the end of the session', async () => {
  const SignOutTab = createSlot(() => {
    const { signOut } = usePortal()
    return (
      <button type="button" onClick={signOut}>
        Abmelden
      </button>
    )
  })
  const onSignOut = jest.fn()
  document.body.addEventListener('portal-sign-out', onSignOut, { once: true })
  const { inside, user } = await mount(SignOutTab)
  await user.click(await inside.findByRole('button', { name: 'Abmelden' }))
  expect(onSignOut).toHaveBeenCalledTimes(1)
})

const LinkTab = createSlot(() => <PortalLink to="/contracts-payments">Verträge</PortalLink>)

test('a link out of the remote leads to the portal, also in a new tab, unless the page takes the step', async () => {
  const leave = jest.spyOn(window, 'open').mockReturnValue(null)
  const { inside, user } = await mount(LinkTab)
  const link = inside.getByRole('link', { name: 'Verträge' })
  expect(link).toHaveAttribute('href', 'https://portal.example/contracts-payments')
  await user.click(link)
  expect(leave).toHaveBeenCalledWith('https://portal.example/contracts-payments', '_top')

  leave.mockClear()
  const paths: string[] = []
  const read = (event: Event) => paths.push((event as CustomEvent<string>).detail)
  document.body.addEventListener('portal-navigate', read, { once: true })
  await user.click(link)
  expect(paths).toEqual(['/contracts-payments'])
  document.body.addEventListener('portal-navigate', (event) => event.preventDefault(), { once: true })
  await user.click(link)
  expect(leave).not.toHaveBeenCalled()
  leave.mockRestore()
})

test('a remote shows its theme on the element unless the page has chosen one', async () => {
  const ThemeTab = createSlot(() => {
    const [on, setOn] = useState(false)
    const { showTheme } = usePortal()
    useEffect(() => (on ? showTheme?.('flinkstrom') : undefined), [on, showTheme])
    return <input type="checkbox" checked={on} onChange={() => setOn(!on)} />
  })
  const { element, inside } = await openElement(ThemeTab, { session })
  const toggle = () => act(() => inside.getByRole('checkbox').click())
  toggle()
  expect(element.dataset.theme).toBe('flinkstrom')
  toggle()
  expect(element.dataset.theme).toBeUndefined()
  element.dataset.theme = 'solhaus'
  toggle()
  expect(element.dataset.theme).toBe('solhaus')
  toggle()
  expect(element.dataset.theme).toBe('solhaus')
})

test('showTenant changes the brand inside the element', async () => {
  const { inside, user } = await mount(BrandTab)
  await user.click(await inside.findByRole('button', { name: 'Zu Flinkstrom wechseln' }))
  expect(inside.getByRole('button', { name: 'Flinkstrom ist gewählt' })).toBeVisible()
})

import { afterEach, expect, jest, test } from '@jest/globals'
import type { Session } from '@portal/bff-client'
import { createSlot, usePortal, useTenantId } from '@portal/portal'
import { aUserProfile, fakeBff, profileHandlers } from '@portal/portal/testing'
import { act, waitFor } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { useState } from 'react'
import { defineElement } from './define-element.ts'
import type { PortalElement } from './portal-element.ts'
import {
  BASES,
  connect,
  defineTab,
  insideOf,
  loadStyles,
  openElement,
  RELEASE,
} from './testing/open-element.ts'
import { consoleError, consoleLines } from './testing/open-with.tsx'

const bff = fakeBff()

const sessionOf = (account: string): Session => ({
  account,
  authorize: async () => ({ authorization: `Bearer ${account}` }),
})

/** Shows what it got, and has a state. */
const StateTab = createSlot(() => {
  const { session, config } = usePortal()
  const [count, setCount] = useState(0)
  return (
    <>
      <h1>{session?.account ?? 'Niemand'}</h1>
      <p>{`Marke ${useTenantId()} über ${config.bffPath}`}</p>
      <button type="button" onClick={() => setCount(count + 1)}>
        {`${count} Mal`}
      </button>
      <button type="button" onClick={() => session?.authorize()}>
        Neu laden
      </button>
    </>
  )
})

afterEach(() => {
  jest.useRealTimers()
  act(() => document.body.replaceChildren())
})

const click = (button: HTMLElement) => act(() => button.click())

const bothBrands = aUserProfile({
  businessSystems: aUserProfile().businessSystems.flatMap((system) => [
    system,
    { ...system, tenantId: '200' },
  ]),
})

test('an element waits for its session and starts once it is set', async () => {
  jest.useFakeTimers()
  const { element, inside } = await openElement(StateTab, { tenant: '100' })
  expect(inside.getByRole('status')).toHaveTextContent('Wird geladen …')
  act(() => jest.advanceTimersByTime(2900))
  jest.useRealTimers()
  await act(async () => {
    element.session = sessionOf('Mia')
  })
  expect(await inside.findByRole('heading', { name: 'Mia' })).toBeVisible()
})

test('an element of public pages starts without a session', async () => {
  const element = document.createElement(defineTab(async () => StateTab, 'public')) as PortalElement
  element.config = '{ "bffPath": "/bff" }'
  await connect(element)
  expect(insideOf(element).getByRole('heading', { name: 'Niemand' })).toBeVisible()
})

test('values that were set before the element was defined are taken', async () => {
  bff.use(...profileHandlers({ user: bothBrands }))
  const name = 'test-element-early'
  const element = document.createElement(name) as PortalElement
  Object.assign(element, {
    session: sessionOf('Mia'),
    config: [{ name: 'bffPath', value: '/bff' }],
    tenant: '200',
  })
  document.body.append(element)
  const remote = { name: 'mfe-data' }
  const options = { element: name, basePath: '/personal-data', access: 'customer', remote } as const
  act(() => defineElement(options, BASES, async () => StateTab))
  await loadStyles(element)
  expect(await insideOf(element).findByRole('heading', { name: 'Mia' })).toBeVisible()
  expect(insideOf(element).getByText('Marke 200 über /bff')).toBeVisible()
  expect(element).toHaveAttribute('tenant', '200')
})

test('a changed session or config starts the element anew, the same one does not', async () => {
  const session = sessionOf('Mia')
  const { element, inside } = await openElement(StateTab, { session, tenant: '100' })
  click(inside.getByRole('button', { name: '0 Mal' }))
  await act(async () => {
    element.session = session
  })
  expect(inside.getByRole('button', { name: '1 Mal' })).toBeVisible()
  await act(async () => {
    element.session = sessionOf('Max')
  })
  expect(inside.getByRole('heading', { name: 'Max' })).toBeVisible()
  expect(inside.getByRole('button', { name: '0 Mal' })).toBeVisible()
  bff.use(http.get('https://localhost/other/api/userProfile', () => HttpResponse.json(aUserProfile())))
  await act(async () => element.setAttribute('config', '[{ "name": "bffPath", "value": "/other" }]'))
  expect(inside.getByText('Marke 100 über /other')).toBeVisible()
})

test('another session of the same customer is used from then on and keeps the state', async () => {
  const { element, inside } = await openElement(StateTab, { session: sessionOf('Mia'), tenant: '100' })
  click(inside.getByRole('button', { name: '0 Mal' }))
  const authorize = jest.fn(async () => ({ authorization: 'Bearer renewed' }))
  await act(async () => {
    element.session = { account: 'Mia', authorize }
  })
  expect(inside.getByRole('button', { name: '1 Mal' })).toBeVisible()
  click(inside.getByRole('button', { name: 'Neu laden' }))
  await waitFor(() => expect(authorize).toHaveBeenCalled())
})

test('an object that a framework has written into the attribute is no session', async () => {
  const { element, inside } = await openElement(StateTab, { tenant: '100' })
  element.setAttribute('session', '[object Object]')
  expect(element.session).toBeNull()
  expect(inside.getByRole('status')).toHaveTextContent('Wird geladen …')
})

test('additions of the page to the prototypes of objects and arrays are no data of the element', async () => {
  // A development build of React warns of them.
  consoleError().mockImplementation(() => undefined)
  const prototypes = [Object.prototype, Array.prototype]
  for (const prototype of prototypes) Object.assign(prototype, { extend: () => undefined })
  try {
    const { inside } = await openElement(StateTab, { session: sessionOf('Mia') })
    await inside.findByText('Marke 100 über /bff')
  } finally {
    for (const prototype of prototypes) Reflect.deleteProperty(prototype, 'extend')
  }
  expect(consoleLines().filter((line) => line.startsWith('<test-element'))).toEqual([])
})

test('focus() moves the focus to the heading, and leaves a focus inside where it is', async () => {
  const { element, inside } = await openElement(StateTab, { session: sessionOf('Mia'), tenant: '100' })
  const focused = () => element.shadowRoot?.activeElement
  element.focus()
  expect(focused()).toBe(await inside.findByRole('heading', { name: 'Mia' }))
  const button = inside.getByRole('button', { name: 'Neu laden' })
  button.focus()
  element.focus()
  expect(focused()).toBe(button)
})

test.each([
  { place: 'body', name: 'Mia' },
  { place: 'a field of the page', name: undefined },
])(
  'focus() of an element that is not shown yet waits for it where the focus is in $place',
  async ({ name }) => {
    const element = document.createElement(defineTab(async () => StateTab)) as PortalElement
    Object.assign(element, { config: { bffPath: '/bff' }, session: sessionOf('Mia'), tenant: '100' })
    const field = document.createElement('input')
    document.body.append(element, field)
    element.focus()
    if (!name) field.focus()
    await loadStyles(element)
    await insideOf(element).findByRole('heading', { name: 'Mia' })
    expect(element.shadowRoot?.activeElement?.textContent).toBe(name)
    if (!name) expect(field).toHaveFocus()
  },
)

test('a tab that throws shows a failure with a retry', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  let fails = true
  const BrokenTab = createSlot(() => {
    if (fails) throw new Error('broken')
    return <p>Wieder da</p>
  })
  const { inside } = await openElement(BrokenTab, { session: sessionOf('Mia'), tenant: '100' })
  fails = false
  consoleError.mockClear()
  click(inside.getByRole('button', { name: 'Erneut versuchen' }))
  expect(inside.getByText('Wieder da')).toBeVisible()
})

test('a changed tenant is shown at once and keeps the state', async () => {
  bff.use(...profileHandlers({ user: bothBrands }))
  const { element, inside } = await openElement(StateTab, { session: sessionOf('Mia'), tenant: '100' })
  click(inside.getByRole('button', { name: '0 Mal' }))
  await act(async () => element.setAttribute('tenant', '200'))
  expect(inside.getByText('Marke 200 über /bff')).toBeVisible()
  expect(inside.getByRole('button', { name: '1 Mal' })).toBeVisible()
  // The last used one.
  await act(async () => element.removeAttribute('tenant'))
  expect(inside.getByText('Marke 100 über /bff')).toBeVisible()
})

test('an element that is moved in the page keeps its state, one that comes back starts anew', async () => {
  const { element, inside } = await openElement(StateTab, { session: sessionOf('Mia'), tenant: '100' })
  click(inside.getByRole('button', { name: '0 Mal' }))
  const place = document.createElement('section')
  document.body.append(place)
  await act(async () => place.append(element))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(inside.getByRole('button', { name: '1 Mal' })).toBeVisible()
  element.remove()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(element.shadowRoot?.childElementCount).toBe(0)
  await connect(element)
  expect(insideOf(element).getByRole('button', { name: '0 Mal' })).toBeVisible()
})

test('the page hears when the first view is shown', async () => {
  const onReady = jest.fn<(event: Event) => void>()
  document.body.addEventListener('portal-ready', onReady, { once: true })
  await openElement(StateTab, { session: sessionOf('Mia'), tenant: '100' })
  expect(onReady.mock.calls[0]?.[0]).toHaveProperty('detail', { release: RELEASE })
})

test('a call that is on its way keeps the session of its customer', async () => {
  const seen: (Session | null)[] = []
  const SessionTab = createSlot(() => {
    seen.push(usePortal().session)
    return null
  })
  const { element } = await openElement(SessionTab, { session: sessionOf('Mia'), tenant: '100' })
  await act(async () => {
    element.session = sessionOf('Max')
  })
  const identities = await Promise.all(seen.map((session) => session?.authorize()))
  expect(identities[0]).toEqual({ authorization: 'Bearer Mia' })
  expect(identities.at(-1)).toEqual({ authorization: 'Bearer Max' })
})

import { afterEach, expect, jest, test } from '@jest/globals'
import { type Session, SessionEndedError } from '@portal/bff-client'
import { elementContract } from '@portal/contracts/element'
import { createSlot, usePortal, useUnsavedInput } from '@portal/portal'
import { describeSignInCause } from '@portal/portal/host'
import { BFF_URL, fakeBff, problem } from '@portal/portal/testing'
import { act, fireEvent, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import type { PortalElement } from '../portal-element.ts'
import { blockRequest, defineTab, openElement } from '../testing/open-element.ts'
import { consoleError, consoleLines, NameContent, NameTab, openWith, session } from '../testing/open-with.tsx'
import { elementErrors } from './element-errors.ts'

const bff = fakeBff()
const USER_URL = `${BFF_URL}/api/userProfile`
const CONFIG_URL = 'https://localhost/config.json'

const FormTab = createSlot(() => {
  useUnsavedInput(true)
  return <NameContent />
})

afterEach(() => {
  jest.useRealTimers()
  act(() => document.body.replaceChildren())
})

test('the codes are those that pages may rely on', () => {
  expect(elementContract.errors.map(({ name }) => name).sort()).toEqual(Object.keys(elementErrors).sort())
})

const notFound = http.get(CONFIG_URL, () => new HttpResponse(null, { status: 404 }))
const unreadable = http.get(CONFIG_URL, () => HttpResponse.text('<!doctype html>'))
const refused = http.get(USER_URL, () => problem('unauthenticated', 401))
const unavailable = 'Dieser Bereich ist gerade nicht verfügbar'
const silent = 'Ihre Anmeldung antwortet nicht'

test.each([
  {
    code: 'config-missing',
    given: { config: CONFIG_URL },
    handlers: [notFound],
    found: '404',
    shown: unavailable,
  },
  {
    code: 'config-missing',
    given: { config: CONFIG_URL },
    handlers: [unreadable],
    found: 'JSON',
    shown: unavailable,
  },
  { code: 'config-invalid', given: { config: { bffPath: 'bff' } }, found: 'bffPath', shown: unavailable },
  { code: 'config-invalid', given: { config: '{ bffPath }' }, found: 'JSON', shown: unavailable },
  { code: 'authorize-failed', given: { session: {} as Session }, found: 'thrown', shown: silent },
  {
    code: 'authorize-failed',
    given: { session: { authorize: async () => 'Bearer' as never } },
    found: 'headers',
    shown: silent,
  },
  {
    code: 'token-refused',
    given: {},
    handlers: [refused],
    found: 'refuses',
    shown: 'Bitte melden Sie sich neu an',
  },
])(
  '$code with $found: one line, one event, one sentence',
  async ({ code, given, handlers = [], found, shown }) => {
    bff.use(...handlers)
    const { inside, element, told } = await openWith(given)
    expect(await inside.findByRole('heading', { name: shown })).toBeVisible()
    const [line, ...others] = consoleLines()
    expect(others).toEqual([])
    expect(line).toContain(`<${element.localName}> ${code}: `)
    expect(line).toContain(found)
    expect(line).toContain(`https://portal.example/elements/errors.html#${code}`)
    expect(told.filter(([name]) => name === 'portal-error')).toEqual([
      ['portal-error', expect.objectContaining({ code })],
    ])
  },
)

const blocking = 'csp-blocked: style-src-elem blocks https://portal.example/remotes/'
test.each([
  ['style-src-elem', true, blocking, 'Bitte versuchen Sie es später noch einmal.'],
  ['font-src', true, 'load-failed: No such file', describeSignInCause('script-blocked').support],
  ['font-src', false, 'load-failed: No such file', 'Sie sind offline.'],
])(
  'a lost file, %s blocked, online %s, is %s, and a retry loads it',
  async (directive, online, line, text) => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online)
    consoleError().mockImplementation(() => undefined)
    const loadTab = jest.fn(async () => NameTab)
    loadTab.mockImplementationOnce(async () => {
      blockRequest(directive, 'https://portal.example/remotes/')
      throw new TypeError('No such file')
    })
    const element = document.createElement(defineTab(loadTab)) as PortalElement
    Object.assign(element, { session, config: { bffPath: '/bff' } })
    act(() => document.body.append(element))
    const inside = within(element.shadowRoot as never)
    const retry = await inside.findByRole('button', { name: 'Erneut versuchen' })
    expect(inside.getByRole('alert')).toHaveTextContent(text)
    onLine.mockRestore()
    fireEvent.click(retry)
    expect(await inside.findByText('Mia Muster')).toBeVisible()
    expect(consoleLines()).toEqual([expect.stringContaining(line)])
  },
)

test('a missing session is reported after 3 seconds, and the element starts once it is set', async () => {
  jest.useFakeTimers()
  const { element, inside } = await openWith({ session: null })
  await act(() => jest.advanceTimersByTimeAsync(3000))
  jest.useRealTimers()
  expect(await inside.findByRole('heading', { name: 'Sie sind nicht angemeldet' })).toBeVisible()
  expect(consoleLines()).toEqual([expect.stringContaining('session-missing')])
  await act(async () => {
    element.session = session
  })
  expect(await inside.findByText('Mia Muster')).toBeVisible()
})

test('authorize() that does not answer ends 10 seconds after the prefetch has given up, and a retry asks again', async () => {
  jest.useFakeTimers()
  const silence = new Promise<never>(() => undefined)
  // The prefetched profiles, those of the client, and the brand's.
  const authorize = jest.fn(session.authorize).mockReturnValueOnce(silence)
  authorize.mockReturnValueOnce(silence).mockReturnValueOnce(silence)
  const { inside } = await openWith({ session: { authorize } })
  await act(() => jest.advanceTimersByTimeAsync(11_000))
  jest.useRealTimers()
  expect(await inside.findByRole('heading', { name: silent })).toBeVisible()
  expect(consoleLines()).toEqual([expect.stringContaining('authorize-timeout')])
  fireEvent.click(inside.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await inside.findByText('Mia Muster')).toBeVisible()
})

test('a brand without this customer is reported, and the last used brand is shown', async () => {
  const { inside } = await openWith({ tenant: '500' })
  expect(await inside.findByText('Mia Muster')).toBeVisible()
  expect(consoleLines()).toEqual([expect.stringContaining('tenant-unknown: The customer has no brand 500.')])
})

test('a brand without this customer is reported after an outage', async () => {
  bff.use(http.all(`${BFF_URL}/*`, () => HttpResponse.error()))
  const { inside } = await openWith({ tenant: '500' })
  const retry = await inside.findByRole('button', { name: 'Erneut versuchen' })
  bff.resetHandlers()
  fireEvent.click(retry)
  expect(await inside.findByText('Mia Muster')).toBeVisible()
  expect(consoleLines()).toContainEqual(expect.stringContaining('tenant-unknown'))
})

test('an ended session is no error: the page hears it and the customer reads it', async () => {
  const ended = { authorize: async () => Promise.reject(new SessionEndedError()) }
  const { inside, told } = await openWith({ session: ended })
  expect(await inside.findByRole('heading', { name: 'Ihre Sitzung ist beendet' })).toBeVisible()
  expect(told).toEqual([['portal-session-ended', null]])
  expect(consoleLines()).toEqual([])
})

test('the page hears each end of a session whose input stays', async () => {
  const ended = (): Session => ({
    account: 'Mia',
    authorize: async () => Promise.reject(new SessionEndedError()),
  })
  const hear = jest.fn()
  document.body.addEventListener('portal-session-ended', hear)
  const { element } = await openElement(FormTab, { session: ended(), tenant: '100' })
  await waitFor(() => expect(hear).toHaveBeenCalledTimes(1))
  await act(async () => {
    element.session = ended()
  })
  await waitFor(() => expect(hear).toHaveBeenCalledTimes(2))
  document.body.removeEventListener('portal-session-ended', hear)
})

test('the page may show toasts itself', async () => {
  const SaveTab = createSlot(() => {
    const { notify } = usePortal()
    return <button type="button" onClick={() => notify({ type: 'positive', title: 'Gespeichert' })} />
  })
  const { element, inside } = await openElement(SaveTab, { session, tenant: '100' })
  const details: unknown[] = []
  element.addEventListener('portal-notify', (event) => {
    details.push((event as CustomEvent).detail)
    if (details.length === 2) event.preventDefault()
  })
  fireEvent.click(await inside.findByRole('button'))
  expect(within(element.shadowRoot as never).getByText('Gespeichert')).toBeVisible()
  act(() => fireEvent.click(inside.getByRole('button', { name: /schließen/i })))
  fireEvent.click(inside.getAllByRole('button')[0] as HTMLElement)
  expect(details).toEqual(Array(2).fill({ type: 'positive', title: 'Gespeichert', content: undefined }))
  expect(inside.queryByText('Gespeichert')).not.toBeInTheDocument()
})

test('typed input stays when a call fails for a reason of the page', async () => {
  const config = [{ name: 'bffPath', value: '/bff' }]
  bff.use(
    refused,
    http.get(CONFIG_URL, () => HttpResponse.json(config)),
  )
  const { inside, told } = await openWith({ config: CONFIG_URL }, FormTab)
  await waitFor(() => expect(told.map(([name]) => name)).toEqual(['portal-error', 'portal-session-ended']))
  expect(inside.queryByRole('heading', { name: 'Bitte melden Sie sich neu an' })).not.toBeInTheDocument()
  expect(consoleLines()).toHaveLength(1)
})

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { LIVE_SET_NAME, LIVE_SET_URL } from '@portal/federation/protocol'
import { fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { useMutation } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { Root } from '../layouts/root.tsx'
import { renderShell } from '../testing/render-shell.tsx'
import { useUnsavedInputRegister } from '../unsaved-input/use-unsaved-input-register.ts'
import { watchLiveSet } from './next-document.ts'

const server = fakeBff()

/** The set in the page that the server sends, and the one that it calls live. */
function serve(page: string, live = page) {
  const requests = { live: 0, page: 0 }
  server.use(
    http.get(LIVE_SET_URL, () => {
      requests.live += 1
      return HttpResponse.json({ set: live })
    }),
    http.get('/', () => {
      requests.page += 1
      return HttpResponse.html(`<meta name="${LIVE_SET_NAME}" content="${page}">`)
    }),
  )
  return requests
}

/** jsdom cannot load a document, and logs an error. */
let documentLoads: jest.SpiedFunction<typeof console.error>

beforeEach(() => {
  documentLoads = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  document.head.innerHTML = `<meta name="${LIVE_SET_NAME}" content="first">`
})
afterEach(() => {
  document.head.innerHTML = ''
})

function Contracts({ unsaved }: { unsaved: boolean }) {
  const unsavedInput = useUnsavedInputRegister()
  const save = useMutation({ mutationFn: () => new Promise<void>(() => undefined) })
  useEffect(() => {
    unsavedInput.set('form', unsaved)
    return () => unsavedInput.set('form', false)
  }, [unsavedInput, unsaved])
  return (
    <>
      <Link to="/contracts-payments/4711">Vertrag</Link>
      <Link to="/privacy?a=1#b">Datenschutz</Link>
      <Link to="/privacy" state={{ switchTo: '02' }}>
        Andere Marke
      </Link>
      <button type="button" onClick={() => save.mutate()}>
        Speichern
      </button>
      <Link to="/privacy" replace>
        Weiterleitung
      </Link>
    </>
  )
}

function open({ unsaved = false } = {}) {
  const children = [
    { path: '/overview', element: <p>Übersicht</p> },
    { path: '/contracts-payments/*', element: <Contracts unsaved={unsaved} /> },
    { path: '/privacy', element: <p>Datenschutz</p> },
  ]
  const shell = renderShell([{ element: <Root />, children }], { at: '/contracts-payments' })
  const go = async (name: string) => shell.user.click(screen.getByRole('link', { name }))
  return { ...shell, go, path: () => shell.router.state.location.pathname }
}

// A second watch would double the requests of every test after it.
const intervals = jest.spyOn(window, 'setInterval')
watchLiveSet()
const [[checkAgain, period] = []] = intervals.mock.calls
intervals.mockRestore()

/** The customer comes back to the page, which then asks for the live set. */
async function comeBack(requests: { live: number }) {
  const before = requests.live
  dispatchEvent(new Event('focus'))
  await waitFor(() => expect(requests.live).toBe(before + 1))
  // The response has arrived when the page has read it.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test('after a release, a navigation to another area loads a document', async () => {
  const requests = serve('second')
  const { go, path } = open()
  await comeBack(requests)
  await go('Datenschutz')
  await waitFor(() => expect(documentLoads).toHaveBeenCalledTimes(1))
  expect(String(documentLoads.mock.calls[0]?.[0])).toContain('navigation')
  expect(path()).toBe('/contracts-payments')
  documentLoads.mockReset()
})

test.each([
  ['inside the area', 'Vertrag', '/contracts-payments/4711'],
  ['with state', 'Andere Marke', '/privacy'],
  ['that replaces the entry', 'Weiterleitung', '/privacy'],
])('after a release, a navigation %s stays in the page', async (_, link, target) => {
  const requests = serve('second')
  const { go, path } = open()
  await comeBack(requests)
  await go(link)
  await waitFor(() => expect(path()).toBe(target))
  expect(requests.page).toBe(0)
  expect(documentLoads).not.toHaveBeenCalled()
})

test('after a release, Back stays in the page', async () => {
  const before = serve('first')
  const { go, path, router } = open()
  await comeBack(before)
  await go('Datenschutz')
  await waitFor(() => expect(path()).toBe('/privacy'))
  const after = serve('second')
  await comeBack(after)
  await act(() => router.navigate(-1))
  await waitFor(() => expect(path()).toBe('/contracts-payments'))
  expect(after.page).toBe(0)
  expect(documentLoads).not.toHaveBeenCalled()
})

test('while a save runs, a navigation stays in the page', async () => {
  const requests = serve('second')
  const { go, path, user } = open()
  await comeBack(requests)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await go('Datenschutz')
  await waitFor(() => expect(path()).toBe('/privacy'))
  expect(requests.page).toBe(0)
  expect(documentLoads).not.toHaveBeenCalled()
})

test('with unsaved input the customer is asked, and the page stays', async () => {
  const requests = serve('second')
  const { go, path } = open({ unsaved: true })
  await comeBack(requests)
  await go('Datenschutz')
  expect(await screen.findByRole('dialog')).toBeVisible()
  expect(path()).toBe('/contracts-payments')
  expect(requests.page).toBe(0)
  expect(documentLoads).not.toHaveBeenCalled()
})

test.each([
  ['without a release', () => serve('first')],
  ['when a cache still has the old page', () => serve('first', 'second')],
  [
    'when the server does not respond',
    () => {
      const requests = serve('second')
      server.use(http.get('/', () => HttpResponse.error()))
      return requests
    },
  ],
])('%s, a navigation stays in the page, and the next one does not ask again', async (_, prepare) => {
  const requests = prepare()
  const { go, path, router } = open()
  await comeBack(requests)
  await go('Datenschutz')
  await waitFor(() => expect(path()).toBe('/privacy'))
  const asked = requests.page
  await act(() => router.navigate('/overview'))
  expect(await screen.findByText('Übersicht')).toBeVisible()
  expect(requests.page).toBe(asked)
  expect(documentLoads).not.toHaveBeenCalled()
})

test('a page without a set asks for nothing', async () => {
  document.head.innerHTML = ''
  const requests = serve('second')
  dispatchEvent(new Event('focus'))
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(requests.live).toBe(0)
})

test('an open page asks every five minutes', async () => {
  const requests = serve('first')
  expect(period).toBe(5 * 60_000)
  checkAgain?.()
  await waitFor(() => expect(requests.live).toBe(1))
})

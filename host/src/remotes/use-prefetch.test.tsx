import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fakeBff } from '@portal/portal/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { usePrefetch } from './use-prefetch.ts'

const server = fakeBff()
const requested: string[] = []

beforeEach(() => {
  requested.length = 0
  server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))
})
afterEach(() => server.events.removeAllListeners())

function Link() {
  const prefetch = usePrefetch()
  return (
    <a href="/overview" {...prefetch('/overview')}>
      Übersicht
    </a>
  )
}

function renderLink() {
  const shell = renderShell([{ path: '/', element: <Link /> }], { at: '/', signedIn: true })
  act(() => shell.bus.publish({ type: 'tenant.defined', tenantId: '100' }))
  return { ...shell, link: screen.getByRole('link') }
}

test('a hovered link to a tab prefetches the data once while it is fresh', async () => {
  const { user, link, cache } = renderLink()
  await user.hover(link)
  await waitFor(() => expect(cache.getQueryCache().getAll()[0]?.state.status).toBe('success'))
  await user.tab()
  await user.unhover(link)
  await user.hover(link)
  expect(requested).toEqual(['/bff/api/customerProfile'])
})

test('a focused link to a tab prefetches the data', async () => {
  const { user, link } = renderLink()
  await user.tab()
  expect(link).toHaveFocus()
  await waitFor(() => expect(requested).toEqual(['/bff/api/customerProfile']))
})

test('a click without a hover prefetches the data at once', async () => {
  const { link } = renderLink()
  link.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(link)
  await waitFor(() => expect(requested).toEqual(['/bff/api/customerProfile']))
})

test('without a connection no data is prefetched', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { user, link, cache } = renderLink()
  await user.hover(link)
  expect(cache.getQueryCache().getAll()).toEqual([])
  online.mockRestore()
})

import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderShell } from '../testing/render-shell.tsx'
import { usePrefetch } from './use-prefetch.ts'

const server = fakeBff()
const requested: string[] = []

beforeEach(() => {
  requested.length = 0
  server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).pathname))
})
afterEach(() => server.events.removeAllListeners())

function Link({ to }: { to: string }) {
  const prefetch = usePrefetch()
  return (
    <a href={to} {...prefetch(to)}>
      Ein Bereich
    </a>
  )
}

function renderLink({ to = '/overview', at = '/' } = {}) {
  const shell = renderShell([{ path: '*', element: <Link to={to} /> }], { at, signedIn: true })
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

test('a hovered link to a tab sends the first reads of the tab ahead, with brand and session, unless the tab is shown', async () => {
  const sent: (string | null)[] = []
  server.use(
    http.get(`${BFF_URL}/api/permissions/overview`, ({ request: { headers } }) => {
      sent.push(headers.get('tenant'), headers.get('authorization'))
      return HttpResponse.json({})
    }),
  )
  const shown = renderLink({ to: '/privacy', at: '/privacy/history' })
  await shown.user.hover(shown.link)
  await waitFor(() => expect(requested).toEqual(['/bff/api/customerProfile']))
  cleanup()
  const { user, link } = renderLink({ to: '/privacy' })
  await user.hover(link)
  await waitFor(() => expect(sent).toEqual(['100', 'Bearer test']))
})

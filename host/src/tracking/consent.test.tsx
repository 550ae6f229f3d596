import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parseAppConfig } from '@portal/contracts'
import type { Toast } from '@portal/portal'
import { PageHeader } from '@portal/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { createEmbeddedAsking } from './embedded-asking.ts'

const monitored = {
  monitoringConnectionString: 'InstrumentationKey=00000000-0000-4000-8000-000000000001',
  trackAutomatedRunner: 'true',
}

/** Asks on a page of its own. Gives what the rest of the portal would see of it. */
function ask(at: string, entries: Record<string, string> = monitored) {
  const config = parseAppConfig(
    Object.entries({ bffPath: '/bff', ...entries }).map(([name, value]) => ({ name, value })),
  )
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] })
  const notify = jest.fn<(toast: Toast) => void>()
  const asking = createEmbeddedAsking({
    config,
    router,
    remotes: {},
    notify,
    lastUsedApplication: () => undefined,
  })
  asking.start()
  return { ...asking, router, notify, user: userEvent.setup() }
}

const findBanner = () => screen.findByRole('region', { name: /Dürfen wir zählen/ })
const findSettings = () => screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })
const button = (place: HTMLElement, name: string) => within(place).getByRole('button', { name })

function forgetAnswer() {
  // biome-ignore lint/suspicious/noDocumentCookie: as if the customer had deleted it.
  document.cookie = 'nordtal_consent=; path=/; max-age=0'
}

beforeEach(forgetAnswer)
afterEach(async () => {
  // The root outlives a test: an answer takes the banner away.
  const banner = screen.queryByRole('region', { name: /Dürfen wir zählen/ })
  if (banner) await userEvent.click(button(banner, 'Alle ablehnen'))
})

test.each([
  ['Alle ablehnen', false],
  ['Alle annehmen', true],
])('„%s“ is one click away and takes the banner away', async (name, answer) => {
  const { consent, user } = ask('/overview')
  await user.click(button(await findBanner(), name))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(consent.read()).toBe(answer)
})

test('yes and no look the same', async () => {
  ask('/overview')
  const banner = await findBanner()
  expect(button(banner, 'Alle ablehnen').className).toBe(button(banner, 'Alle annehmen').className)
})

test('the privacy page is read undisturbed, the next page asks', async () => {
  const { router } = ask('/data-protection')
  await act(() => router.navigate('/login'))
  expect(screen.queryByRole('region')).toBeNull()
  await act(() => router.navigate('/overview'))
  expect(await findBanner()).toBeVisible()
})

test('a single choice is saved and told, and a withdrawal takes as many clicks', async () => {
  const { consent, user, notify, openSettings } = ask('/overview')
  await user.click(button(await findBanner(), 'Einstellungen'))
  let settings = await findSettings()
  await user.click(within(settings).getByRole('switch', { name: 'Statistik' }))
  await user.click(button(settings, 'Auswahl speichern'))
  await waitFor(() => expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'positive' })))
  expect(consent.read()).toBe(true)

  await act(() => openSettings())
  settings = await findSettings()
  expect(within(settings).getByRole('switch', { name: 'Statistik' })).toBeChecked()
  await user.click(button(settings, 'Alle ablehnen'))
  await waitFor(() => expect(consent.read()).toBe(false))
})

test('where nothing needs consent nobody is asked, and the settings say so', async () => {
  const { user, openSettings } = ask('/overview', {})
  expect(screen.queryByRole('region')).toBeNull()
  await act(() => openSettings())
  const settings = await findSettings()
  expect(settings).toHaveTextContent('nur, was es für seinen Betrieb braucht')
  expect(within(settings).queryByRole('switch')).toBeNull()
  await user.click(within(settings).getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Back closes the settings and leaves the page', async () => {
  const { router, openSettings } = ask('/overview')
  await findBanner()
  await act(() => router.navigate('/contracts'))
  await act(() => openSettings())
  await findSettings()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/contracts')
})

test('an answer in the settings needs no Back for them any more', async () => {
  const { user, router, openSettings } = ask('/overview')
  await act(() => router.navigate('/contracts'))
  await act(() => openSettings())
  await user.dblClick(button(await findSettings(), 'Alle annehmen'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/contracts')
})

test.each(['Alle ablehnen', 'Alle annehmen'])(
  'after „%s“ reading goes on at the heading of the page',
  async (name) => {
    render(<PageHeader title="Übersicht" />)
    const { user } = ask('/overview')
    await user.click(button(await findBanner(), name))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
)

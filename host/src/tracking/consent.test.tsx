import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { COOKIE_CONSENT, consentWording, parseAppConfig } from '@portal/contracts'
import type { Toast } from '@portal/portal'
import { createEmbeddedConsent } from '@portal/tracking'
import { PageHeader } from '@portal/ui'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter } from 'react-router'
import { statisticsServices } from '../browser-entries/statistics-services.de.ts'
import { createEmbeddedPrompt } from './embedded-prompt.ts'

const monitored = {
  monitoringConnectionString: 'InstrumentationKey=00000000-0000-4000-8000-000000000001',
  trackAutomatedRunner: 'true',
}

/** Starts the prompt on a new page. */
function openPrompt(at: string, entries: Record<string, string> = monitored) {
  const config = parseAppConfig(
    Object.entries({ bffPath: '/bff', ...entries }).map(([name, value]) => ({ name, value })),
  )
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [at] })
  const notify = jest.fn<(toast: Toast) => void>()
  const prompt = createEmbeddedPrompt({
    config,
    router,
    remotes: {},
    notify,
    lastUsedApplication: () => undefined,
  })
  prompt.start()
  return { ...prompt, router, notify, user: userEvent.setup() }
}

const findBanner = () => screen.findByRole('region', { name: /Dürfen wir zählen/ })
const findSettings = () => screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })
const button = (place: HTMLElement, name: string) => within(place).getByRole('button', { name })

function deleteAnswer() {
  // biome-ignore lint/suspicious/noDocumentCookie: as if the customer had deleted it.
  document.cookie = 'nordtal_consent=; path=/; max-age=0'
}

beforeEach(deleteAnswer)
afterEach(async () => {
  // The root outlives a test. An answer removes the banner.
  const banner = screen.queryByRole('region', { name: /Dürfen wir zählen/ })
  if (banner) await userEvent.click(button(banner, 'Alle ablehnen'))
})

test.each([
  ['Alle ablehnen', false],
  ['Alle annehmen', true],
])('the button „%s“ answers and closes the banner', async (name, answer) => {
  const { consent, user } = openPrompt('/overview')
  await user.click(button(await findBanner(), name))
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull())
  expect(consent.read()).toBe(answer)
})

test('the buttons for yes and no look the same', async () => {
  openPrompt('/overview')
  const banner = await findBanner()
  expect(button(banner, 'Alle ablehnen').className).toBe(button(banner, 'Alle annehmen').className)
})

test('the privacy policy and the sign-in show no banner, the next page does', async () => {
  const { router } = openPrompt('/data-protection')
  await act(() => router.navigate('/login'))
  expect(screen.queryByRole('region')).toBeNull()
  await act(() => router.navigate('/overview'))
  expect(await findBanner()).toBeVisible()
})

test('a choice in the settings is saved with a toast and can be withdrawn there', async () => {
  const { consent, user, notify, openSettings } = openPrompt('/overview')
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

test('banner and settings name each service, its company, and what it stores how long', async () => {
  const { user } = openPrompt('/overview', { ...monitored, tagManagerId: 'GTM-TEST1' })
  const banner = await findBanner()
  await user.click(button(banner, 'Einstellungen'))
  const settings = await findSettings()
  for (const { name, company, entries } of statisticsServices) {
    expect(banner).toHaveTextContent(name)
    expect(within(settings).getByRole('heading', { name })).toBeVisible()
    expect(settings).toHaveTextContent(company)
    for (const { lasts } of entries) expect(settings).toHaveTextContent(lasts)
  }
})

test('banner and settings show the wording of the proof, which names each service and its company', async () => {
  const wording = consentWording(COOKIE_CONSENT, createEmbeddedConsent().wordingVersion, '100')
  const { user } = openPrompt('/overview')
  const banner = await findBanner()
  expect(banner).toHaveTextContent(wording)
  await user.click(button(banner, 'Einstellungen'))
  expect(await findSettings()).toHaveTextContent(wording)
  for (const { name, company } of statisticsServices) {
    expect(wording).toContain(`${name} (${company.split(',').slice(0, 2).join(',')}`)
  }
})

test('without a service that needs consent there is no banner and no switch', async () => {
  const { user, openSettings } = openPrompt('/overview', {})
  expect(screen.queryByRole('region')).toBeNull()
  await act(() => openSettings())
  const settings = await findSettings()
  expect(settings).toHaveTextContent('nur, was es für seinen Betrieb braucht')
  expect(within(settings).queryByRole('switch')).toBeNull()
  await user.click(within(settings).getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Back closes the settings and stays on the page', async () => {
  const { router, openSettings } = openPrompt('/overview')
  await findBanner()
  await act(() => router.navigate('/contracts'))
  await act(() => openSettings())
  await findSettings()
  await act(() => router.navigate(-1))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/contracts')
})

test('an answer in the settings leaves no entry in the history', async () => {
  const { user, router, openSettings } = openPrompt('/overview')
  await act(() => router.navigate('/contracts'))
  await act(() => openSettings())
  await user.dblClick(button(await findSettings(), 'Alle annehmen'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.pathname).toBe('/contracts')
})

test.each(['Alle ablehnen', 'Alle annehmen'])(
  'the answer „%s“ moves the focus to the heading of the page',
  async (name) => {
    render(<PageHeader title="Übersicht" />)
    const { user } = openPrompt('/overview')
    await user.click(button(await findBanner(), name))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  },
)

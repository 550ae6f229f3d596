import { beforeEach, expect, jest, test } from '@jest/globals'
import type { CookieAnswer } from '@portal/portal'
import { act, screen, within } from '@testing-library/react'
import { fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
beforeEach(() => permissions.serve())

const NAME = 'Cookies in diesem Browser'
const card = () => within(screen.getByRole('region', { name: NAME }))
const agreed: CookieAnswer = { isNeeded: true, agreed: true, answeredAt: '2025-02-03' }

/** The page's own settings, and what tells the card of an answer. */
async function open() {
  const listeners: ((answer: CookieAnswer) => void)[] = []
  const cookies = {
    watch(listener: (answer: CookieAnswer) => void) {
      listeners.push(listener)
      return () => undefined
    },
    open: jest.fn(),
  }
  const tab = openPrivacy('', { cookies })
  await screen.findByRole('region', { name: NAME })
  const answer = (given: CookieAnswer) => act(() => listeners.forEach((tell) => void tell(given)))
  return { ...tab, cookies, answer }
}

test.each<[string, CookieAnswer]>([
  ['Sie haben zugestimmtZuletzt geändert: 03.02.2025', agreed],
  ['Sie haben nicht zugestimmtZuletzt geändert: 03.02.2025', { ...agreed, agreed: false }],
  ['Sie haben noch nicht geantwortet', { isNeeded: true, agreed: null, answeredAt: null }],
])('says of the statistics: %s', async (words, given) => {
  const { answer } = await open()
  answer(given)
  expect(card().getByText('Statistik').nextElementSibling).toHaveTextContent(words)
})

test('where nothing needs consent, no answer is shown', async () => {
  const { answer } = await open()
  answer({ isNeeded: false, agreed: null, answeredAt: null })
  expect(card().getByText('Notwendiges').nextElementSibling).toHaveTextContent('Immer aktiv')
  expect(card().queryByText('Statistik')).not.toBeInTheDocument()
})

test('opens the settings of the page in place', async () => {
  const { user, cookies, router } = await open()
  await user.click(card().getByRole('button', { name: 'Cookie-Einstellungen öffnen' }))
  expect(cookies.open).toHaveBeenCalledTimes(1)
  expect(router.state.location.pathname).toBe('/privacy')
})

test('in a page that asks for cookies itself there is no such card', async () => {
  openPrivacy()
  expect(await screen.findByRole('region', { name: 'Datenschutzhinweise' })).toBeVisible()
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument()
})

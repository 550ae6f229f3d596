import { beforeEach, expect, jest, test } from '@jest/globals'
import type { CookieAnswer } from '@portal/portal'
import { act, screen, within } from '@testing-library/react'
import { fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
beforeEach(() => permissions.serve())

const NAME = 'Cookies in diesem Browser'
const card = () => within(screen.getByRole('region', { name: NAME }))
const agreed: CookieAnswer = { isNeeded: true, agreed: true, answeredAt: '2025-02-03' }

/** Fake cookie settings, and a function that reports an answer to the card. */
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
  const answer = (given: CookieAnswer) => act(() => listeners.forEach((notify) => void notify(given)))
  return { ...tab, cookies, answer }
}

test.each<[string, CookieAnswer]>([
  ['Sie haben zugestimmtZuletzt geändert: 03.02.2025', agreed],
  ['Sie haben nicht zugestimmtZuletzt geändert: 03.02.2025', { ...agreed, agreed: false }],
  ['Sie haben noch nicht geantwortet', { isNeeded: true, agreed: null, answeredAt: null }],
])('the card shows for statistics: %s', async (status, given) => {
  const { answer } = await open()
  answer(given)
  expect(card().getByText('Statistik').nextElementSibling).toHaveTextContent(status)
})

test('a page without optional cookies shows no answer', async () => {
  const { answer } = await open()
  answer({ isNeeded: false, agreed: null, answeredAt: null })
  expect(card().getByText('Notwendiges').nextElementSibling).toHaveTextContent('Immer aktiv')
  expect(card().queryByText('Statistik')).not.toBeInTheDocument()
})

test('the button opens the cookie settings of the page', async () => {
  const { user, cookies, router } = await open()
  await user.click(card().getByRole('button', { name: 'Cookie-Einstellungen öffnen' }))
  expect(cookies.open).toHaveBeenCalledTimes(1)
  expect(router.state.location.pathname).toBe('/privacy')
})

test('a page with its own cookie banner has no cookie card', async () => {
  openPrivacy()
  expect(await screen.findByRole('region', { name: 'Datenschutzhinweise' })).toBeVisible()
  expect(screen.queryByRole('region', { name: NAME })).not.toBeInTheDocument()
})

import { expect, test } from '@jest/globals'
import { namedRoutes } from '@portal/contracts'
import { screen, waitFor } from '@testing-library/react'
import { type Stage, screens as screensOf } from './journey.ts'
import { eligibilityOf, expectStage, fakeInvitations, followPath, goTo, page } from './journey-fixture.ts'
import { CODE, pathTo } from './journey-paths-fixture.ts'
import { routes } from './routes.ts'

const invitations = fakeInvitations()
const settled = (Object.keys(screensOf) as Stage[]).filter(
  (stage) => stage !== 'checking' && stage !== 'unchecked',
)

async function arriveAt(stage: Stage) {
  const at = page()
  if (stage !== 'empty') await followPath(pathTo(stage), at, invitations)
  await expectStage(stage)
  return at
}

const screens = namedRoutes(routes.journey.children.screens.children).filter(
  ({ path }) => !path.endsWith('/contact'),
)

const pathOf = (name: string) => {
  const path = screens.find((one) => one.name === name)?.path
  return path === '/' ? '/code' : `/code${path}`
}

test.each(settled)(
  'every address of the journey at the stage „%s“ shows a screen of that stage',
  async (stage) => {
    const { router } = await arriveAt(stage)
    const reachable: readonly string[] = screensOf[stage]
    for (const { name } of screens) {
      await goTo(router, pathOf(name))
      const expected = reachable.includes(name) ? name : screensOf[stage][0]
      await waitFor(() => expect(router.state.location.pathname).toBe(pathOf(expected)))
    }
  },
)

test.each(settled.filter((stage) => stage !== 'unreadable'))(
  'a reload at the stage „%s“ restores it without the code in the address',
  async (stage) => {
    const before = await arriveAt(stage)
    const at = before.router.state.location.pathname
    expect(at).not.toContain(CODE)
    before.unmount()
    invitations.respondToCheck(eligibilityOf[stage])
    const { router } = page({ at, tabStorage: before.tabStorage })
    await expectStage(stage)
    expect(router.state.location.pathname).toBe(at)
  },
)

const openAgain: [Stage, Stage][] = [
  ['unknown', 'unknown'],
  ['used', 'used'],
  ['locked', 'locked'],
  ['expired', 'expired'],
  ['mailed', 'expired'],
  ['posted', 'expired'],
  ['invited', 'invited'],
  ['confirmed', 'invited'],
]

test.each(openAgain)(
  'the same link at the stage „%s“ opens the stage „%s“ in this tab and in another one',
  async (stage, then) => {
    const { router, unmount } = await arriveAt(stage)
    invitations.respondToCheck(eligibilityOf[stage])
    await goTo(router, `/code/${CODE}`)
    await expectStage(then)
    unmount()
    page({ at: `/code/${CODE}` })
    await expectStage(then)
  },
)

test('Back after the account was created in another tab shows that it exists', async () => {
  const before = await arriveAt('confirmed')
  before.unmount()
  invitations.respondToCheck('account-exists')
  page({ at: '/code/confirmed', tabStorage: before.tabStorage })
  await expectStage('used')
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/overview')
})

test('the start after the journey shows the linked brands', async () => {
  const before = await arriveAt('confirmed')
  before.unmount()
  invitations.respondToCheck('account-exists')
  const session = { authorize: async () => ({ authorization: 'Bearer test' }) }
  const { tabStorage } = before
  const { unmount } = page({ at: '/code', tabStorage, session })
  expect(await screen.findByRole('heading', { level: 1, name: 'Konto verknüpfen' })).toBeVisible()
  unmount()
  // After the sign-out nothing of the journey is stored.
  page({ at: '/code', tabStorage })
  await expectStage('empty')
})

test.each([
  ['empty', '/code'],
  ['unchecked', '/code'],
] as const)('the contact dialog opens at the stage „%s“', async (stage, path) => {
  const { user, router } = await arriveAt(stage)
  await user.click(screen.getByRole('link', { name: 'Kundenservice kontaktieren' }))
  expect(await screen.findByRole('dialog', { name: 'So erreichen Sie uns' })).toBeVisible()
  await user.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await expectStage(stage)
  expect(router.state.location.pathname).toBe(path)
})

test('a contact dialog over a failed check closes to the requested address', async () => {
  const before = await arriveAt('expired')
  before.unmount()
  invitations.respondToCheck('failed')
  const { user, router } = page({ at: '/code/expired/contact', tabStorage: before.tabStorage })
  await screen.findByRole('dialog', { name: 'So erreichen Sie uns' })
  await user.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe('/code/expired'))
  await expectStage('unchecked')
})

test('the journey has the theme of the inviting brand', async () => {
  invitations.respondToCheck('eligible', { tenantId: '200' })
  page({ at: `/code/${CODE}` })
  await expectStage('invited')
  const proceed = screen.getByRole('link', { name: 'Postleitzahl bestätigen' })
  expect(proceed.closest('[data-theme]')).toHaveAttribute('data-theme', 'flinkstrom')
  expect(screen.getByText(/^Ihre Einladung von Flinkstrom ist gültig/)).toBeVisible()
})

test('in an element the theme of the inviting brand is that of the element', async () => {
  invitations.respondToCheck('eligible', { tenantId: '200' })
  const shown = new Set<string>()
  const { unmount } = page({
    at: `/code/${CODE}`,
    showTheme(theme) {
      const name = String(theme)
      shown.add(name)
      return () => shown.delete(name)
    },
  })
  await expectStage('invited')
  expect([...shown]).toEqual(['flinkstrom'])
  expect(screen.getByRole('link', { name: 'Postleitzahl bestätigen' }).closest('[data-theme]')).toBeNull()
  unmount()
  expect(shown.size).toBe(0)
})

test('a reload shows the brand of the invitation before its code is checked again', async () => {
  invitations.respondToCheck('eligible', { tenantId: '200' })
  const shown: unknown[] = []
  const showTheme = (theme: string | null) => {
    shown.push(theme)
    return () => undefined
  }
  const { unmount, tabStorage } = page({ at: `/code/${CODE}`, showTheme })
  await expectStage('invited')
  expect(shown).toEqual([null, 'flinkstrom'])
  unmount()
  page({ at: '/code/invitation', tabStorage, showTheme })
  await expectStage('invited')
  expect(shown).toEqual([null, 'flinkstrom', 'flinkstrom'])
})

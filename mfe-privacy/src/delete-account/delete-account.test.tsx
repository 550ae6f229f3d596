import { expect, test } from '@jest/globals'
import {
  aUserProfile,
  HttpResponse,
  http,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aPermissionsOverview, permissionUrls } from '../permissions-fixture.ts'
import { DELETE_URL, fakeDeletion, none, openDeletion, pending, waiting } from './deletion-fixture.ts'

const account = fakeDeletion()

const confirmName = 'Konto endgültig löschen'
const dialogName = { name: 'Konto endgültig löschen?' }
const gone = () => screen.findByRole('heading', { level: 1, name: 'Konto wurde gelöscht' })

async function openQuestion(deletion = none) {
  account.serve(deletion)
  const tab = openDeletion()
  await tab.user.click(await screen.findByRole('link', { name: 'Konto löschen' }))
  const dialog = within(await screen.findByRole('dialog', dialogName))
  return { ...tab, dialog, confirm: dialog.getByRole('button', { name: confirmName }) }
}

test('the card of the overview opens the page', async () => {
  account.serve()
  account.bff.use(http.get(permissionUrls.overview, () => HttpResponse.json(aPermissionsOverview())))
  const { user } = renderRemote(remote)
  const card = within(await screen.findByRole('region', { name: 'Konto löschen' }))
  expect(card.getByText('Ist aktiv')).toBeVisible()
  await user.click(card.getByRole('link', { name: 'Konto löschen' }))
  expect(await screen.findByText(/Passwort anmelden/)).toBeVisible()
})

test('the card of a pending deletion shows the time of the request', async () => {
  account.serve(pending)
  account.bff.use(
    ...profileHandlers({ user: aUserProfile({ status: 'deletion-pending' }) }),
    http.get(permissionUrls.overview, () => problem('account-deleted', 403)),
  )
  renderRemote(remote)
  const card = within(await screen.findByRole('region', { name: 'Konto löschen' }))
  expect(await card.findByText('Löschung beauftragt: 03.02.2025, 09:14 Uhr')).toBeVisible()
  expect(card.getByText('Wird gelöscht')).toBeVisible()
  expect(card.getByRole('link', { name: 'Stand der Löschung ansehen' })).toBeVisible()
})

test('the page shows what is lost, what continues, and what is retained, how long and why', async () => {
  account.serve()
  openDeletion()
  expect(await screen.findByText(/Passwort anmelden/)).toBeVisible()
  const lost = within(screen.getByRole('region', { name: 'Das geht danach nicht mehr' }))
  expect(lost.getByText('Nordtal Mobil (Nordtal Energie)')).toBeVisible()
  expect(lost.queryByText(/Flinkstrom/)).not.toBeInTheDocument()

  const retained = within(screen.getByRole('region', { name: 'Das müssen wir aufbewahren' }))
  expect(retained.getByText('SEPA-Mandate').nextElementSibling).toHaveTextContent(
    /14 Monate.*abbuchen durften/,
  )

  const contracts = within(screen.getByRole('region', { name: 'Ihre Verträge laufen weiter' }))
  expect(contracts.getByText(/keine Kündigung/)).toBeVisible()
  expect(contracts.getByRole('link', { name: 'Verträge hier kündigen' })).toHaveAttribute(
    'href',
    '/cancellation',
  )
})

test('a customer of two brands loses the services of both, those of the shown brand first', async () => {
  account.serve()
  const { businessSystems } = aUserProfile()
  const both = businessSystems.flatMap((system) =>
    (['200', '100'] as const).map((tenantId) => ({ ...system, tenantId })),
  )
  account.bff.use(...profileHandlers({ user: aUserProfile({ businessSystems: both }) }))
  openDeletion()
  expect(await screen.findByText('Flinkstrom App (Flinkstrom)')).toBeVisible()
  const brands = screen
    .getAllByText(/\((Nordtal Energie|Flinkstrom)\)$/)
    .map(({ textContent }) => /\((.*)\)/.exec(textContent)?.[1])
  expect(brands).toEqual([...Array(3).fill('Nordtal Energie'), ...Array(2).fill('Flinkstrom')])
})

test('cancelling the last question returns to the page and deletes nothing', async () => {
  const { user, dialog } = await openQuestion()
  expect(dialog.getByText(/mia\.muster@post\.example/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Konto behalten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('link', { name: 'Konto löschen' })).toHaveFocus()
  expect(account.state.requests).toBe(0)
})

test('the confirmation deletes the account, and the page shows the state', async () => {
  const { user, router, confirm } = await openQuestion()
  await user.click(confirm)
  expect(await gone()).toBeVisible()
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/privacy/delete-account')
  const state = within(screen.getByRole('region', { name: 'Stand der Löschung' }))
  expect(state.getByText('Konto gelöscht').nextElementSibling).toHaveTextContent('03.02.2025, 09:14 Uhr')
  expect(state.getByText('Daten des Kontos entfernt').nextElementSibling).toHaveTextContent('läuft gerade')
  expect(account.state.requests).toBe(1)
})

test('after a change of the sign-in address the deletion waits, which page and dialog say before', async () => {
  const { user, dialog, confirm } = await openQuestion({ ...none, ...waiting })
  expect(screen.getByText(/deshalb nicht vor dem 03\.12\.2099, 14:05 Uhr\.$/)).toBeInTheDocument()
  expect(dialog.getByText(/Gelöscht wird es am 03\.12\.2099 um 14:05 Uhr/)).toBeVisible()
  expect(dialog.getByText(/an mia\.muster@post\.example und an die bisherige Adresse\.$/)).toBeVisible()
  expect(dialog.queryByText(/sofort gesperrt und wird gelöscht/)).not.toBeInTheDocument()
  account.bff.use(
    http.delete(DELETE_URL, () => HttpResponse.json({ ...pending, ...waiting }, { status: 202 })),
  )
  await user.click(confirm)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ihr Konto wird gelöscht' })).toBeVisible()
  const state = within(screen.getByRole('region', { name: 'Stand der Löschung' }))
  expect(state.getByText('Löschung wartet')).toBeVisible()
  expect(state.getByText('Konto gesperrt').nextElementSibling).toHaveTextContent('03.02.2025, 09:14 Uhr')
  expect(state.getByText('Löschung am').nextElementSibling).toHaveTextContent('03.12.2099, 14:05 Uhr')
})

test('all consents can be withdrawn with the deletion; the box is not ticked before', async () => {
  const { user, dialog, confirm } = await openQuestion()
  const box = dialog.getByRole('checkbox', { name: 'Alle Einwilligungen gleich mit widerrufen' })
  expect(box).not.toBeChecked()
  await user.click(box)
  await user.click(confirm)
  expect(await gone()).toBeVisible()
  expect(account.state.query).toBe('?consents=withdraw')
})

test('a customer without consents is not offered to withdraw them', async () => {
  const { user, dialog, confirm } = await openQuestion({ ...none, hasConsents: false })
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument()
  expect(dialog.queryByText(/Nachweis/)).not.toBeInTheDocument()
  expect(screen.getByText(/^Sie haben zurzeit keine Einwilligung gegeben/)).toBeInTheDocument()
  await user.click(confirm)
  expect(await gone()).toBeVisible()
  expect(account.state.query).toBe('')
})

test('a lost response shows the deletion if it has started', async () => {
  const { user, confirm } = await openQuestion()
  account.bff.use(
    http.delete(DELETE_URL, () => {
      account.state.deletion = pending
      return HttpResponse.error()
    }),
  )
  await user.click(confirm)
  expect(await gone()).toBeVisible()
})

test('a bookmark of the question shows the state of a requested deletion', async () => {
  account.serve(pending)
  const { router } = openDeletion('/confirm')
  expect(await gone()).toBeVisible()
  await waitFor(() => expect(router.state.location.pathname).toBe('/privacy/delete-account'))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

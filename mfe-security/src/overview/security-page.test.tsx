import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, profileHandlers, renderRemote } from '@portal/portal/testing'
import { cleanup, screen, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import remote from '../../remote.ts'

const bff = fakeBff()
const open = () => renderRemote(remote)

test('the cards show the sign-in address and the last password reset', async () => {
  open()
  expect(await screen.findByText('mia.muster@post.example')).toBeVisible()
  const password = within(screen.getByRole('region', { name: 'Passwort' }))
  expect(password.getByText('01.03.2026')).toBeVisible()
})

test('the card shows the date of the last address change if it is known', async () => {
  bff.use(...profileHandlers({ user: aUserProfile({ eMailAddressChangedAt: '2025-02-03T11:00:00.000Z' }) }))
  open()
  expect(await screen.findByText('Zuletzt geändert: 03.02.2025')).toBeVisible()
  cleanup()
  bff.use(...profileHandlers())
  open()
  expect(await screen.findByText('mia.muster@post.example')).toBeVisible()
  const card = within(screen.getByRole('region', { name: 'E-Mail-Adresse zur Anmeldung' }))
  expect(card.queryByText(/geändert/)).not.toBeInTheDocument()
})

test('an unconfirmed address can be resent and withdrawn', async () => {
  bff.use(...profileHandlers({ user: aUserProfile({ pendingEMailAddress: 'mia.neu@post.example' }) }))
  bff.use(
    http.delete(BFF_URL + calls.withdrawEmailReset.path, () => {
      bff.use(...profileHandlers())
      return HttpResponse.json({})
    }),
  )
  const { user } = open()
  expect(await screen.findByText('Noch nicht bestätigt')).toBeVisible()
  expect(screen.getByText(/künftig mit mia\.neu@post\.example anmelden/)).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Erneut senden oder korrigieren' }))
  expect(await screen.findByRole('textbox', { name: /Neue E-Mail-Adresse/ })).toHaveValue(
    'mia.neu@post.example',
  )
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await user.click(screen.getByRole('button', { name: 'Änderung zurückziehen' }))
  expect(await screen.findByRole('link', { name: 'E-Mail-Adresse ändern' })).toBeVisible()
  expect(screen.queryByText('Noch nicht bestätigt')).not.toBeInTheDocument()
})

test.each([
  [
    'neither mailbox',
    { isConfirmed: false, isAgreed: false, effectiveFrom: null },
    ['Noch nicht bestätigt', 'Noch nicht bestätigt'],
    /gilt sie 72 Stunden nach unserer E-Mail dorthin auch ohne das bisherige/,
  ],
  [
    'only the new mailbox',
    { isConfirmed: true, isAgreed: false, effectiveFrom: '2026-12-03T09:05:00.000Z' },
    ['Bestätigt', 'Noch nicht bestätigt'],
    /gilt sie ab dem 03\.12\.2026, 10:05 Uhr auch ohne das bisherige/,
  ],
  [
    'only the present mailbox',
    { isConfirmed: false, isAgreed: true, effectiveFrom: '2026-12-03T09:05:00.000Z' },
    ['Noch nicht bestätigt', 'Bestätigt'],
    /^Bis dahin melden Sie sich mit der bisherigen Adresse an\.$/,
  ],
])('a requested address that %s has confirmed says what is missing', async (_who, change, states, time) => {
  const pending = { pendingEMailAddress: 'mia.neu@post.example', pendingEMailChange: change }
  bff.use(...profileHandlers({ user: aUserProfile(pending) }))
  open()
  const list = await screen.findByRole('list', { name: 'Bestätigung in beiden Postfächern' })
  const rows = within(list).getAllByRole('listitem')
  expect(rows[0]).toHaveTextContent(`mia.neu@post.exampleNeue Adresse${states[0]}`)
  expect(rows[1]).toHaveTextContent(`mia.muster@post.exampleBisherige Adresse${states[1]}`)
  expect(screen.getByText(time)).toBeVisible()
})

test.each([
  ['E-Mail-Adresse ändern', 'dialog', 'E-Mail-Adresse zur Anmeldung ändern'],
  ['Passwort zurücksetzen', 'heading', 'Passwort zurücksetzen'],
  ['Was Sie hier ändern können', 'heading', 'Was Sie hier ändern können'],
  ['Letzte Aktivitäten', 'heading', 'Letzte Aktivitäten'],
  ['Angemeldete Geräte', 'heading', 'Angemeldete Geräte'],
])('„%s“ opens the %s „%s“', async (link, role, name) => {
  bff.use(
    http.get(BFF_URL + calls.getSecurityEvents.path, () =>
      HttpResponse.json({ events: [], isComplete: true }),
    ),
    http.get(BFF_URL + calls.getDevices.path, () => HttpResponse.json({ devices: [] })),
  )
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: link }))
  expect(await screen.findByRole(role, { name })).toBeVisible()
})

test('a wrong path shows a page inside the tab, with a link back', async () => {
  const { user } = renderRemote(remote, { at: '/security/gibt-es-nicht' })
  expect(await screen.findByRole('heading', { name: 'Oh nein!', level: 1 })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zu Anmeldung & Sicherheit' }))
  expect(await screen.findByRole('region', { name: 'Passwort' })).toBeVisible()
})

test('the cards show a password that was never reset and a brand without PINs', async () => {
  const businessSystems = [
    {
      tenantId: '100',
      system: 'emp',
      phonePin: { enabled: false, version: 0, changedAt: null },
      cmdm: { enabled: false },
    },
  ] as const
  const user = aUserProfile({ lastPasswordResetDate: null, businessSystems: [...businessSystems] })
  bff.use(...profileHandlers({ user }))
  open()
  expect(await screen.findByText('Noch nie')).toBeVisible()
  expect(await screen.findByText('Für Ihre Marke brauchen Sie keine Telefon-PIN.')).toBeVisible()
})

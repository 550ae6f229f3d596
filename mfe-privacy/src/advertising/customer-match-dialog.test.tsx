import { expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy, permissionUrls } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { advertising: never } = aPermissionsOverview()
const advertising = { ...never, version: 2, channels: { phone: true, email: false, sms: false } }

async function openCustomerMatch(googleCustomerMatch: boolean) {
  permissions.serve({ advertising: { ...advertising, googleCustomerMatch } })
  const tab = openPrivacy()
  await tab.user.click(await screen.findByRole('link', { name: 'Anzeigen bei Google einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Anzeigen bei Google' }))
  return { ...tab, dialog, press: (name: string) => tab.user.click(dialog.getByRole('button', { name })) }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const stateOnCard = () => screen.getByText('Anzeigen bei Google').nextElementSibling

test('the dialog shows which address goes to which company, how and why, and the wording', async () => {
  const { dialog, press } = await openCustomerMatch(false)
  expect(await dialog.findByText('mia.muster@post.example')).toBeVisible()
  expect(
    dialog.getByText(/Wir übermitteln nicht die Adresse selbst, sondern einen Hashwert \(SHA-256\)/),
  ).toBeVisible()
  expect(dialog.getByText(/^Google Ireland Limited, .* Irland$/)).toBeVisible()
  expect(dialog.getByText(/Ein Hashwert ist keine Verschlüsselung/)).toBeVisible()
  expect(dialog.getByText(/Damit Nordtal Energie Ihnen bei Google passende Anzeigen/)).toBeVisible()
  const wording = consentWording('advertising.googleCustomerMatch', currentWordingVersion, '100')
  expect(dialog.getByText(wording)).toBeVisible()
  await press('Nicht zustimmen')
  await closed()
  expect(permissions.changes).toEqual([])
})

test.each([
  ['Zustimmen', false, 'Sie haben zugestimmt'],
  ['Einwilligung widerrufen', true, 'Sie haben nicht zugestimmt'],
] as const)('„%s“ takes one click and changes no other consent', async (button, before, after) => {
  const { press, tracked } = await openCustomerMatch(before)
  await press(button)
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  await closed()
  expect(permissions.changes).toMatchObject([
    {
      version: '"2"',
      body: { googleCustomerMatch: !before, channels: advertising.channels, topics: never.topics },
    },
  ])
  expect(tracked).toEqual([{ type: 'permissionToggle', kind: 'advertising', isGiven: !before }])
  expect(stateOnCard()).toHaveTextContent(after)
})

test('a conflict shows an error with the present consent', async () => {
  const { dialog, press } = await openCustomerMatch(false)
  permissions.changeElsewhere({ advertising: { ...advertising, version: 3, googleCustomerMatch: true } })
  permissions.bff.use(
    http.put(permissionUrls.advertising, () => problem('stale-version', 412), { once: true }),
  )
  await press('Zustimmen')
  expect(await dialog.findByText(/inzwischen an anderer Stelle geändert/)).toBeVisible()
  expect(dialog.getByText('Sie haben zugestimmt.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Einwilligung widerrufen' })).toBeVisible()
})

test('closing while the decision is saved waits for the result', async () => {
  const { press } = await openCustomerMatch(true)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  permissions.bff.use(
    http.put(permissionUrls.advertising, async () => {
      await isReleased
      return problem('too-many-requests', 429)
    }),
  )
  await press('Einwilligung widerrufen')
  await press('Einwilligung behalten')
  await press('Schließen')
  expect(screen.getByText(/^Ihre Entscheidung wird gespeichert … Bitte/)).toBeVisible()
  release()
  expect(await screen.findByText(/^Das ging zu oft/)).toBeVisible()
})

import { expect, test } from '@jest/globals'
import {
  advertisingTopics,
  consentWording,
  type Permissions,
  currentWordingVersion as wordingVersion,
} from '@portal/contracts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aPermissionsOverview, fakePermissions, openPrivacy } from '../permissions-fixture.ts'

const permissions = fakePermissions()
const { advertising: never } = aPermissionsOverview()
const some = {
  ...never,
  version: 3,
  changedAt: '2025-02-03T08:14:52.000Z',
  offers: true,
  channels: { phone: false, email: true, sms: false },
  topics: { ...never.topics, gas: true },
}
async function openAdvertising(advertising: Permissions<'advertising'> = some) {
  permissions.serve({ advertising })
  const tab = openPrivacy()
  await tab.user.click(await screen.findByRole('link', { name: 'Werbung einstellen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Werbung' }))
  return {
    ...tab,
    dialog,
    card: within(screen.getByRole('region', { name: 'Werbung', hidden: true })),
    box: (name: string) => dialog.getByRole('checkbox', { name }),
    press: (name: string) => tab.user.click(dialog.getByRole('button', { name })),
    ticked: () => dialog.queryAllByRole('checkbox', { checked: true }),
  }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('each consent shows the wording of its proof, with nothing ticked', async () => {
  const { box, dialog, ticked } = await openAdvertising(never)
  expect(ticked()).toEqual([])
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1 + 3 + 11 + 1)
  const wording = (consent: Parameters<typeof consentWording>[0]) =>
    consentWording(consent, wordingVersion, '100')
  expect(box('Telefon')).toHaveAccessibleDescription(wording('advertising.channel.phone'))
  expect(box('Beteiligungsmodelle')).toHaveAccessibleDescription(
    wording('advertising.topic.participation-models'),
  )
  expect(box('E-Mail-Adresse als Hashwert mit Google abgleichen')).toHaveAccessibleDescription(
    wording('advertising.googleCustomerMatch'),
  )
})

test('the topics of the brand are shown in their order', async () => {
  const { dialog } = await openAdvertising()
  const names = within(dialog.getByRole('group', { name: 'Themen' })).getAllByRole('checkbox')
  expect(names.map((topic) => topic.nextElementSibling?.querySelector('label')?.textContent)).toEqual([
    'Strom',
    'Gas',
    'Wärmeversorgung und Heizung',
    'Solaranlagen',
    'Messstellenbetrieb',
    'Energiespeicher',
    'Beteiligungsmodelle',
    'Dienstleistungen rund um Energie',
    'Elektromobilität',
    'Telekommunikation',
    'Vorteilsprogramme',
  ])
})

test('each brand shows its own topics', async () => {
  const { dialog, bus } = await openAdvertising()
  const topics = Object.fromEntries(advertisingTopics['200'].map((topic) => [topic, topic === 'streaming']))
  permissions.serve({ advertising: { ...some, topics } }, '200')
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '200' }))
  const other = within(await screen.findByRole('dialog', { name: 'Werbung' }))
  expect(await other.findByRole('checkbox', { name: 'Streaming' })).toBeChecked()
  expect(dialog.queryByRole('checkbox', { name: 'Solaranlagen' })).not.toBeInTheDocument()
  expect(screen.getByText('per E-Mail zu 1 von 9 Themen')).toBeInTheDocument()
})

test('all choices are saved together, and the card shows the advertising that they allow', async () => {
  const { user, box, card, dialog, tracked, ticked } = await openAdvertising()
  expect(ticked()).toHaveLength(3)
  await user.click(box('SMS'))
  await user.click(box('Gas'))
  await user.click(box('Strom'))
  await user.click(box('Solaranlagen'))
  expect(
    dialog.getByText('Mit dieser Auswahl bekommen Sie Werbung per E-Mail und SMS zu 2 von 11 Themen.'),
  ).toBeVisible()
  await user.dblClick(dialog.getByRole('button', { name: 'Auswahl speichern' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  await closed()
  expect(permissions.changes).toEqual([
    {
      kind: 'advertising',
      version: '"3"',
      tenant: '100',
      body: {
        wordingVersion,
        offers: true,
        googleCustomerMatch: false,
        channels: { phone: false, email: true, sms: true },
        topics: { ...never.topics, electricity: true, 'solar-systems': true },
      },
    },
  ])
  expect(tracked).toHaveLength(4)
  expect(card.getByText('per E-Mail und SMS zu 2 von 11 Themen')).toBeVisible()
})

test('the switch for all ticks everything but Google, and unticks everything', async () => {
  const { user, dialog, box, press, ticked } = await openAdvertising()
  const google = box('E-Mail-Adresse als Hashwert mit Google abgleichen')
  await press('Alle aktivieren')
  expect(ticked()).toHaveLength(15)
  expect(google).not.toBeChecked()
  expect(
    dialog.getByText(
      'Mit dieser Auswahl bekommen Sie Werbung per Telefon, E-Mail und SMS zu allen 11 Themen.',
    ),
  ).toBeVisible()
  expect(permissions.changes).toEqual([])

  await user.click(google)
  expect(google).toBeChecked()
  await press('Alle deaktivieren')
  expect(ticked()).toEqual([])
  await press('Auswahl speichern')
  await closed()
  expect(permissions.changes).toHaveLength(1)
  expect(permissions.changes[0]?.body).toMatchObject({ offers: false, googleCustomerMatch: false })
  expect(screen.getByText('Sie bekommen keine Werbung')).toBeVisible()
})

test.each([
  ['Angebote und Neuigkeiten erhalten', '„Angebote und Neuigkeiten“ ist nicht gewählt.'],
  ['E-Mail', 'Es ist kein Weg gewählt.'],
  ['Gas', 'Es ist kein Thema gewählt.'],
])('without „%s“ the dialog and the card show that no advertising is sent', async (name, why) => {
  const { user, box, dialog, card, press } = await openAdvertising()
  await user.click(box(name))
  expect(dialog.getByText(`Mit dieser Auswahl bekommen Sie keine Werbung: ${why}`)).toBeVisible()
  await press('Auswahl speichern')
  await closed()
  expect(card.getByText('Sie bekommen keine Werbung')).toBeVisible()
  expect(card.getByText(why)).toBeVisible()
})

test('the consent for Google explains the use of the e-mail address', async () => {
  const { user, dialog } = await openAdvertising()
  await user.click(dialog.getByText('Was geschieht dabei mit meiner E-Mail-Adresse?'))
  expect(dialog.getByText('mia.muster@post.example')).toBeVisible()
  expect(dialog.getByText('Als Hashwert')).toBeVisible()
})

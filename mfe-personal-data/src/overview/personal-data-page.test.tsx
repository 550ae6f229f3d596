import { expect, jest, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import {
  aContract,
  aCustomerProfile,
  aUserProfile,
  BFF_URL,
  fakeBff,
  http,
  problem,
  profileHandlers,
  renderRemote,
} from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'

const bff = fakeBff()
const open = (at?: string) => renderRemote(remote, { ...(at && { at }) })

const item = (id: string, value: string, changedAt: string | null = null) => ({
  id,
  version: 1,
  value,
  contracts: [],
  changedAt,
})

/** A card after the profile has loaded. */
async function card(name: string) {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument())
  return within(screen.getByRole('region', { name }))
}

test('a profile with only a name shows a hint for each missing value', async () => {
  const personalData = { ...aCustomerProfile().personalData, birthday: null }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData }) }))
  open()
  expect((await card('Name')).getByText('Mia Muster')).toBeVisible()
  for (const title of ['Geburtsdatum', 'Telefonnummer', 'Zahlungsweise', 'Adresse']) {
    expect((await card(title)).getByText('Nicht hinterlegt')).toBeVisible()
  }
  expect((await card('Vertragsnummer')).getByText('Noch kein Vertrag')).toBeVisible()
  expect((await card('Geburtsdatum')).getByRole('link', { name: 'Geburtsdatum angeben' })).toBeVisible()
})

test('no translator changes names and numbers of the customer', async () => {
  const contractData = { contracts: [aContract('1')], otherContracts: [] }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData }) }))
  open()
  const shown = [
    (await card('Name')).getByText('Mia Muster'),
    (await card('E-Mail-Adresse')).getByText('mia.muster@post.example'),
    (await card('Vertragsnummer')).getByText('4100-1'),
  ]
  for (const value of shown) expect(value).toHaveAttribute('translate', 'no')
  expect((await card('Telefonnummer')).getByText('Nicht hinterlegt')).not.toHaveAttribute('translate')
})

test('a card shows the date of its first entry and the latest date of the others', async () => {
  const { communicationChannelData: channels } = aCustomerProfile()
  const communicationChannelData = {
    ...channels,
    phoneNumberCount: 3,
    contractPhoneNumbers: [
      item('1', '+4917604069011', '2019-02-03T10:00:00.000Z'),
      item('2', '+4917604069012', '2021-02-03T10:00:00.000Z'),
    ],
    contactPhoneNumbers: [
      item('1', '+4917604069011', '2019-02-03T10:00:00.000Z'),
      item('3', '+4917604069013', '2020-02-03T10:00:00.000Z'),
    ],
  }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ communicationChannelData }) }))
  open()
  const phones = await card('Telefonnummer')
  expect(phones.getByText('+49 17604069011')).toBeVisible()
  expect(phones.getByText('Zuletzt geändert: 03.02.2019')).toBeVisible()
  expect(phones.getByText('und 2 weitere Einträge, zuletzt geändert: 03.02.2021')).toBeVisible()
})

test('name, contract number and sign-in address show their last change', async () => {
  const personalData = { ...aCustomerProfile().personalData, nameChangedAt: new Date().toISOString() }
  const contracts = [
    aContract('1', { numberChangedAt: '2020-11-16T09:00:00.000Z' }),
    aContract('2', { numberChangedAt: null }),
  ]
  const customer = aCustomerProfile({ personalData, contractData: { contracts, otherContracts: [] } })
  bff.use(...profileHandlers({ customer, user: aUserProfile({ eMailAddressChangedAt: null }) }))
  open()
  expect((await card('Name')).getByText('Zuletzt geändert: heute')).toBeVisible()
  const numbers = await card('Vertragsnummer')
  expect(numbers.getByText('Zuletzt geändert: 16.11.2020')).toBeVisible()
  expect(numbers.getByText('und 1 weiterer Eintrag')).toBeVisible()
  expect((await card('E-Mail-Adresse')).getByText('Noch nie geändert')).toBeVisible()
})

test('the contract number of a running contract comes before that of an ended one', async () => {
  const ended = aContract('1', { contractNumber: '410000001', termEnd: '2020-12-31' })
  const running = aContract('2', { contractNumber: '410000002' })
  const numberOf = async (contracts: (typeof ended)[]) => {
    bff.use(
      ...profileHandlers({ customer: aCustomerProfile({ contractData: { contracts, otherContracts: [] } }) }),
    )
    const { unmount } = open()
    const text = (await card('Vertragsnummer')).getByText(/^41/).closest('div')?.textContent
    unmount()
    return text
  }
  expect(await numberOf([ended, running])).toContain('410000002')
  expect(await numberOf([ended])).toContain('Beendeter Vertrag')
})

test('entries without a known date show none', async () => {
  const contractData = { contracts: [aContract('1')], otherContracts: [] }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ contractData }) }))
  open()
  expect((await card('Name')).getByText('Mia Muster')).toBeVisible()
  for (const title of ['Name', 'Vertragsnummer', 'E-Mail-Adresse']) {
    expect((await card(title)).queryByText(/geändert/)).not.toBeInTheDocument()
  }
})

test('a wrong address shows a page inside the tab, with a link back', async () => {
  const { user } = open('/personal-data/gibt-es-nicht')
  expect(await screen.findByRole('heading', { name: 'Oh nein!' })).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'Zu Ihren persönlichen Daten' }))
  expect(await screen.findByRole('heading', { name: 'Persönliche Daten' })).toBeVisible()
})

test('the sign-in address comes first with its own date, and counts once in any spelling', async () => {
  const { communicationChannelData: channels } = aCustomerProfile()
  const contactEmailAddresses = [
    item('1', 'Mia.Muster@post.example', new Date().toISOString()),
    item('2', 'mia@buero.example'),
  ]
  const communicationChannelData = { ...channels, emailCount: 2, contactEmailAddresses }
  const user = aUserProfile({ eMailAddressChangedAt: '2020-11-16T09:00:00.000Z' })
  bff.use(...profileHandlers({ customer: aCustomerProfile({ communicationChannelData }), user }))
  open()
  const emails = await card('E-Mail-Adresse')
  expect(emails.getByText('Zur Anmeldung')).toBeVisible()
  expect(emails.getByText('mia.muster@post.example')).toBeVisible()
  expect(emails.getByText('und 1 weiterer Eintrag')).toBeVisible()
  expect(emails.getByText('Zuletzt geändert: 16.11.2020')).toBeVisible()
})

test('without the user profile the e-mail card shows a retry, and the other cards their data', async () => {
  bff.use(http.get(BFF_URL + calls.getUserProfile.path, () => problem('unavailable', 503)))
  const { user, bus } = open()
  act(() => bus.publish({ type: 'tenant.defined', tenantId: '100' }))
  const emails = await card('E-Mail-Adresse')
  expect(await emails.findByText(/Adresse zur Anmeldung konnten wir gerade nicht laden/)).toBeVisible()
  expect((await card('Name')).getByText('Mia Muster')).toBeVisible()
  expect(screen.getAllByRole('button', { name: 'Erneut versuchen' })).toHaveLength(1)
  await user.click(emails.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await emails.findByText(/konnten wir gerade nicht laden/)).toBeVisible()

  bff.use(...profileHandlers({ user: aUserProfile({ eMailAddress: 'mia@neu.example' }) }))
  await user.click(emails.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await emails.findByText('mia@neu.example')).toBeVisible()
})

test('a broken card does not hide the others, and its retry loads the profile', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const personalData = { ...aCustomerProfile().personalData, birthdayChangedAt: '2021-01-01T00:00:00+10' }
  bff.use(...profileHandlers({ customer: aCustomerProfile({ personalData }) }))
  const { user } = open()
  const broken = await card('Geburtsdatum')
  expect(await broken.findByText('Das lässt sich gerade nicht anzeigen')).toBeVisible()
  expect((await card('Name')).getByText('Mia Muster')).toBeVisible()

  bff.use(...profileHandlers())
  await user.click(broken.getByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByText('01.03.1980')).toBeVisible()
  consoleError.mockRestore()
})

test.each([
  ['E-Mail-Adresse', 'E-Mail-Adressen ansehen', 'E-Mail-Adressen'],
  ['Telefonnummer', 'Telefonnummern ansehen', 'Telefonnummern'],
  ['Adresse', 'Adressen ansehen', 'Adressen'],
])('the card „%s“ links to its list', async (title, link, heading) => {
  const { user } = open()
  await user.click((await card(title)).getByRole('link', { name: link }))
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible()
})

test.each([
  ['Vertragsnummer', 'Verträge ansehen', '/contracts-payments'],
  ['Zahlungsweise', 'Zahlungsdaten ansehen', '/contracts-payments/payment-list'],
])('the card „%s“ links to its page in another tab', async (title, link, path) => {
  const { user, router } = open()
  await user.click((await card(title)).getByRole('link', { name: link }))
  expect(await screen.findByRole('heading', { name: 'Another tab' })).toBeVisible()
  expect(router.state.location.pathname).toBe(path)
})

test('the name card opens the help about a new name', async () => {
  const { user } = open()
  await user.click((await card('Name')).getByRole('link', { name: 'Name ändern' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Hilfreiche Informationen' }))
  expect(await dialog.findByText(/Heiratsurkunde/)).toBeVisible()
  expect(dialog.getByText(/Ihre Lieferadresse ändert sich nur mit einem Umzug/)).not.toBeVisible()
  expect(dialog.getByRole('link', { name: 'service@nordtal-energie.example' })).toBeVisible()
  await user.click(dialog.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement)
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

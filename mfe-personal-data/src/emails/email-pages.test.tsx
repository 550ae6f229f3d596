import { expect, test } from '@jest/globals'
import { fakeBff, profileHandlers, renderRemote } from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aCustomerWithEmails, email } from './emails-fixture.ts'

const bff = fakeBff()
const open = (path: string) => renderRemote(remote, { at: `/personal-data${path}` })

test('each card shows its kind of address with its use', async () => {
  bff.use(...profileHandlers({ customer: aCustomerWithEmails() }))
  open('/email-list')
  const card = async (name: string) => within(await screen.findByRole('region', { name }))
  expect(
    await (await card('E-Mail-Adresse zur Anmeldung')).findByText('mia.muster@post.example'),
  ).toBeVisible()
  expect(await screen.findByText('2 Adressen')).toBeVisible()
  const contracts = await card('Adressen zu Ihren Verträgen')
  expect(contracts.getByText('Für Ökostrom, Wärmestrom · Noch nie geändert')).toBeVisible()
  const advertising = await card('Adressen für Werbung und Rückfragen')
  expect(advertising.getByText('1 Adresse')).toBeVisible()
  expect(advertising.getByRole('link', { name: /werbung@post.example/ })).toBeVisible()
})

test('a card with many addresses shows five and a link to all', async () => {
  const contactEmailAddresses = Array.from({ length: 7 }, (_, index) =>
    email(`a${index}`, `a${index}@post.example`),
  )
  bff.use(...profileHandlers({ customer: aCustomerWithEmails({ contactEmailAddresses }) }))
  const { user } = open('/email-list')
  await user.click(await screen.findByRole('link', { name: 'Alle 7 Adressen anzeigen' }))
  expect(await screen.findByRole('link', { name: /a6@post.example/ })).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Adressen für Werbung und Rückfragen', level: 1 })).toBeVisible()
})

test('a customer without contracts can add only an address for advertising, and reads why', async () => {
  open('/email-list')
  expect(await screen.findByText(/noch keinen Vertrag/)).toBeVisible()
  expect(screen.getAllByRole('link', { name: 'Adresse hinzufügen' })).toHaveLength(1)
})

test.each([
  '/email-list/unbekannt',
  '/email-list/registration/e9',
  '/email-list/contract/e9',
  '/email-list/contract/e3',
  '/email-list/advertising/e1',
  '/address-list/unbekannt',
  '/address-list/unbekannt/types',
  '/address-list/delivery/a9',
])('%s shows the not-found page inside the tab', async (path) => {
  bff.use(...profileHandlers({ customer: aCustomerWithEmails() }))
  open(path)
  expect(await screen.findByRole('heading', { name: 'Oh nein!' })).toBeVisible()
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

import { expect, test } from '@jest/globals'
import type { PhoneItem } from '@portal/contracts'
import { fakeBff, profileHandlers, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aPhone, customerWithPhones } from './phones-fixture.ts'

const bff = fakeBff()
const mobile = aPhone('mobile', '+4917604069012', { contracts: ['1', '2', '3'] })
const office = aPhone('office', '+498999998231')

interface Phones {
  contract?: PhoneItem[]
  contact?: PhoneItem[]
}

function open(at: string, { contract = [mobile], contact = [mobile, office] }: Phones = {}) {
  const customer = customerWithPhones({ contract, contact }, { hasContracts: contract.length > 0 })
  bff.use(...profileHandlers({ customer }))
  return renderRemote(remote, { at: `/personal-data${at}` })
}

/** A card after the profile has loaded. */
async function card(name: string) {
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByText('Wird geladen …')).not.toBeInTheDocument())
  return within(screen.getByRole('region', { name }))
}

test('the page lists both kinds of numbers with their count, use and date of change', async () => {
  open('/phone-list')
  expect(await screen.findByRole('heading', { level: 1, name: 'Telefonnummern' })).toBeVisible()
  const contract = await card('Nummern zu Ihren Verträgen')
  expect(contract.getByText('1 Nummer')).toBeVisible()
  const uses = 'Für Ökostrom, Energie-Vertrag und 1 weiteren Vertrag · Werbung und Rückfragen'
  expect(
    contract.getByRole('link', { name: `+49 176 04069012 ${uses} · Noch nie geändert` }),
  ).toHaveAttribute('href', '/personal-data/phone-list/contract/mobile')
  const contact = await card('Nummern für Werbung und Rückfragen')
  expect(contact.getByText('2 Nummern')).toBeVisible()
  expect(contact.getAllByRole('listitem')).toHaveLength(2)
})

test('a card with many numbers shows five and a link to all', async () => {
  const many = Array.from({ length: 7 }, (_, index) => aPhone(`${index}`, `+4917604069${index}00`))
  const { user } = open('/phone-list', { contact: many })
  const contact = await card('Nummern für Werbung und Rückfragen')
  expect(contact.getAllByRole('listitem')).toHaveLength(5)
  await user.click(contact.getByRole('link', { name: 'Alle 7 Nummern anzeigen' }))
  await screen.findByRole('heading', { level: 1, name: 'Nummern für Werbung und Rückfragen' })
  expect((await card('Ihre Nummern')).getAllByRole('listitem')).toHaveLength(7)
})

test('a customer without contracts and numbers can add a contact number', async () => {
  open('/phone-list', { contract: [], contact: [] })
  const contract = await card('Nummern zu Ihren Verträgen')
  expect(
    contract.getByText('Sie haben noch keinen Vertrag, zu dem eine Nummer hinterlegt sein kann.'),
  ).toBeVisible()
  expect(contract.queryByRole('link')).not.toBeInTheDocument()
  const contact = await card('Nummern für Werbung und Rückfragen')
  expect(contact.getByRole('link', { name: 'Nummer hinzufügen' })).toHaveAttribute(
    'href',
    '/personal-data/phone-list/contact/new',
  )
})

test.each(['/phone-list/fax', '/phone-list/contact/gibt-es-nicht', '/phone-list/contract/new/er'])(
  '%s shows the not-found page inside the tab',
  async (path) => {
    open(path)
    expect(await screen.findByRole('heading', { name: 'Oh nein!' })).toBeVisible()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
)

test('the dialog finds a number of the other kind', async () => {
  open('/phone-list/contract/office')
  const dialog = within(await screen.findByRole('dialog', { name: 'Telefonnummer ändern' }))
  expect(dialog.getByRole('textbox', { name: 'Telefonnummer' })).toHaveValue('+49 89 99998231')
})

test('a dialog opened directly closes to its list, one opened from a list closes to that list', async () => {
  const { user, router } = open('/phone-list/contact/office')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }))
  expect(router.state.location.pathname).toBe('/personal-data/phone-list/contact')
  await user.click(screen.getByRole('link', { name: 'Telefonnummern' }))
  await screen.findByRole('heading', { level: 1, name: 'Telefonnummern' })
  await user.click(screen.getByRole('link', { name: /\+49 89/ }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Abbrechen' }))
  expect(router.state.location.pathname).toBe('/personal-data/phone-list')
})

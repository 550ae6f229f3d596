import { expect, test } from '@jest/globals'
import { fakeBff, profileHandlers, renderRemote } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import remote from '../../remote.ts'
import { aCustomerWithEmails, email } from './emails-fixture.ts'

const bff = fakeBff()
const open = (path = '') => renderRemote(remote, { at: `/personal-data/email-list${path}` })

/** The address for signing in also serves two contracts and, if so, advertising. */
function usedElsewhere({ contact = true } = {}) {
  const registration = email('e5', 'Mia.Muster@post.example', ['c1', 'c2'])
  const customer = aCustomerWithEmails({
    contractEmailAddresses: [registration, email('e2', 'gas@post.example', ['c3'])],
    contactEmailAddresses: contact ? [registration] : [],
  })
  bff.use(...profileHandlers({ customer }))
}

test('the sign-in address has a page with a button to change it', async () => {
  const { user } = open('/registration')
  const card = within(await screen.findByRole('region', { name: 'Ihre Adresse' }))
  expect(await card.findByText('mia.muster@post.example')).toBeVisible()
  await user.click(card.getByRole('link', { name: 'Anmelde-Adresse ändern' }))
  expect(await screen.findByRole('dialog', { name: 'E-Mail-Adresse zur Anmeldung ändern' })).toBeVisible()
})

test('the card links to the other uses of the address, and each use to its dialog', async () => {
  usedElsewhere()
  const { user } = open()
  await user.click(await screen.findByRole('link', { name: 'Verwendung ansehen' }))
  expect(await screen.findByRole('heading', { name: 'E-Mail-Adresse zur Anmeldung', level: 1 })).toBeVisible()
  const uses = within(screen.getByRole('region', { name: 'Dafür nutzen wir diese Adresse auch' }))
  expect(uses.getByRole('link', { name: /Werbung und Rückfragen/ })).toBeVisible()
  await user.click(uses.getByRole('link', { name: /Verträgen.*Für Ökostrom, Wärmestrom/ }))
  expect(await screen.findByText('Bisherige Adresse: Mia.Muster@post.example')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Abbrechen' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(screen.getByRole('heading', { name: 'Adressen zu Ihren Verträgen', level: 1 })).toBeVisible()
})

test('only the uses of the address are listed', async () => {
  usedElsewhere({ contact: false })
  open('/registration/e5')
  const uses = within(await screen.findByRole('region', { name: 'Dafür nutzen wir diese Adresse auch' }))
  expect(uses.getAllByRole('link')).toHaveLength(1)
})

test('the page of an old sign-in address redirects to the current one', async () => {
  usedElsewhere({ contact: false })
  open('/registration/e2')
  const uses = within(await screen.findByRole('region', { name: 'Dafür nutzen wir diese Adresse auch' }))
  expect(uses.getByRole('link')).toHaveAttribute('href', '/personal-data/email-list/contract/e5')
  expect(screen.getByText('mia.muster@post.example')).toBeVisible()
  expect(screen.queryByText('gas@post.example')).not.toBeInTheDocument()
})

test('a brand that does not use the address has no link to its uses', async () => {
  bff.use(...profileHandlers({ customer: aCustomerWithEmails() }))
  open()
  expect(await screen.findByRole('link', { name: /alt@post\.example/ })).toBeVisible()
  expect(screen.queryByRole('link', { name: 'Verwendung ansehen' })).not.toBeInTheDocument()
})

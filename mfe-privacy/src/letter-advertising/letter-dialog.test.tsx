import { expect, test } from '@jest/globals'
import { consentWording, currentWordingVersion } from '@portal/contracts'
import { http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { openPrivacy } from '../permissions-fixture.ts'
import { allowed, fakeLetters, OBJECTION_URL, objected } from './letters-fixture.ts'

const letters = fakeLetters()

async function openLetters() {
  letters.serveBrands({ 100: { productConsent: allowed } })
  const tab = openPrivacy()
  await tab.user.click(await screen.findByRole('link', { name: 'Werbung per Brief widersprechen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Werbung per Brief widersprechen' }))
  return {
    ...tab,
    dialog,
    card: within(screen.getByRole('region', { name: 'Werbung per Brief', hidden: true })),
    object: () => tab.user.click(dialog.getByRole('button', { name: 'Endgültig widersprechen' })),
  }
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

test('the dialog warns that the objection is final, and cancelling sends nothing', async () => {
  const { dialog, user } = await openLetters()
  expect(dialog.getByText('Ihr Widerspruch ist endgültig')).toBeVisible()
  expect(dialog.getByText(/nicht zurücknehmen/)).toBeVisible()
  expect(dialog.getByText(consentWording('product-consent', currentWordingVersion, '100'))).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  await closed()
  expect(letters.objections).toEqual([])
})

test('an objection is sent once and shown by toast and card with its day', async () => {
  const { user, dialog, card } = await openLetters()
  await user.dblClick(dialog.getByRole('button', { name: 'Endgültig widersprechen' }))
  expect(await screen.findByText('Einstellungen gespeichert')).toBeVisible()
  expect(screen.getByText('Nordtal Energie sendet Ihnen keine Werbung per Brief mehr.')).toBeVisible()
  await closed()
  expect(letters.objections).toEqual(['100'])
  expect(card.getByText('Sie haben widersprochen')).toBeVisible()
  expect(card.getByText('Zuletzt geändert').nextElementSibling).toHaveTextContent('heute')
  // The link that opened the dialog no longer exists.
  expect(card.queryByRole('link')).not.toBeInTheDocument()
  expect(card.getByRole('heading', { name: 'Werbung per Brief' })).toHaveFocus()
})

test('an objection that was made elsewhere counts as success', async () => {
  const { object, card } = await openLetters()
  letters.objections.push('100')
  letters.changeElsewhere({ productConsent: objected })
  await object()
  expect(await screen.findByText('Sie hatten schon widersprochen')).toBeVisible()
  expect(screen.queryByText('Änderung fehlgeschlagen')).not.toBeInTheDocument()
  await closed()
  expect(await card.findByText('Sie haben widersprochen')).toBeVisible()
  expect(card.getByText('03.02.2025')).toBeVisible()
})

test('a bookmark after the objection shows its day', async () => {
  letters.serveBrands({ 100: { productConsent: objected } })
  const { user } = openPrivacy('/letter-advertising')
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Sie haben Werbung per Brief widersprochen' }),
  )
  expect(dialog.getByText(/Ihr Widerspruch vom 03.02.2025 gilt und ist endgültig/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Fertig' }))
  await closed()
})

test('cancelling while the objection is saved waits for the result', async () => {
  const { object, dialog, user } = await openLetters()
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  letters.bff.use(
    http.delete(OBJECTION_URL, async () => {
      await isReleased
      return problem('too-many-requests', 429)
    }),
  )
  await object()
  await user.click(dialog.getByRole('button', { name: 'Abbrechen' }))
  expect(dialog.getByText(/^Ihr Widerspruch wird gespeichert … Bitte/)).toBeVisible()
  release()
  expect(await dialog.findByText(/^Das ging zu oft/)).toBeVisible()
})

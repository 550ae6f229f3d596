import { expect, test } from '@jest/globals'
import type { EmailItem } from '@portal/contracts'
import { expectNoAxeViolations, fakeBff, profileHandlers } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { aCustomerWithEmails, answerWith, done, email, openDialog, refused } from './emails-fixture.ts'

const bff = fakeBff()
const rows = (list: { getAllByRole: (role: string) => HTMLElement[] }) =>
  list.getAllByRole('listitem').map(({ textContent }) => textContent)

test('the review shows the outcome of each contract, and the save sends the versions that the customer saw', async () => {
  const sent = answerWith(bff, [done('c1'), done('c2')])
  const { user, saveAddress, bus } = await openDialog(bff, 'contract/e1')
  const changes: string[] = []
  bus.on('profile.changed', ({ section }) => changes.push(section))
  await saveAddress('neu@post.example')

  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  expect(
    review.getByText('An neu@post.example schreiben wir Ihnen künftig zu 2 von 3 Verträgen.'),
  ).toBeVisible()
  expect(rows(review)).toEqual([
    'ÖkostromVertragsnummer 4711-c1 · bisher alt@post.examplewird geändert',
    'WärmestromVertragsnummer 4711-c2 · bisher alt@post.examplewird geändert',
    'ErdgasVertragsnummer 4711-c3 · Adresse: gas@post.examplebleibt unverändert: nicht ausgewählt',
  ])
  expect(sent).toEqual([])
  await expectNoAxeViolations(screen.getByRole('dialog'))
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))

  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const body = { id: 'e1', value: 'neu@post.example', contracts: ['c1', 'c2'], contact: false }
  expect(sent).toEqual([{ method: 'PUT', version: '"4"', body: { ...body, seen: { c1: 'e1', c2: 'e1' } } }])
  expect(changes).toEqual(['communicationChannelData'])
})

test('going back from the review shows the typed address', async () => {
  const { user, saveAddress } = await openDialog(bff, 'contract/e1')
  await saveAddress('neu@post.example')
  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  await user.click(review.getAllByRole('button', { name: 'Zurück' })[0] as HTMLElement)
  const form = within(await screen.findByRole('dialog', { name: 'E-Mail-Adresse ändern' }))
  expect(form.getByRole('textbox', { name: 'E-Mail-Adresse' })).toHaveValue('neu@post.example')
})

test('a contract that already has the address is unchanged', async () => {
  answerWith(bff, [])
  const { dialog, user, save } = await openDialog(bff, 'contract/e1')
  await user.click(dialog.getByRole('radio', { name: 'gas@post.example' }))
  await user.click(dialog.getByText('1 weiterer Vertrag'))
  await user.click(dialog.getByRole('checkbox', { name: 'Erdgas' }))
  await save()
  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  expect(rows(review).at(-1)).toBe(
    'ErdgasVertragsnummer 4711-c3 · Adresse: gas@post.examplebleibt unverändert: hat diese Adresse schon',
  )
})

test('the results list every contract, and a retry replaces only the addresses it shows', async () => {
  const stored = (address: EmailItem) =>
    bff.use(
      ...profileHandlers({
        customer: aCustomerWithEmails({
          contractEmailAddresses: [
            address,
            email('e2', 'gas@post.example', ['c3']),
            email('e4', 'neu@post.example', ['c1']),
          ],
        }),
      }),
    )
  const sent = answerWith(bff, [done('c1'), refused('c2', 'stale-version')], [done('c2')])
  const { user, saveAddress, bus } = await openDialog(bff, 'contract/e1')
  await saveAddress('neu@post.example')
  const confirm = await screen.findByRole('button', { name: 'Jetzt ändern' })
  stored(email('e7', 'anders@post.example', ['c2']))
  await user.click(confirm)

  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(await results.findByText(/Adresse: anders@post\.example/)).toBeVisible()
  expect(rows(results)).toEqual([
    'WärmestromVertragsnummer 4711-c2 · Adresse: anders@post.examplenicht geändert: Die Angabe wurde inzwischen an anderer Stelle geändert.',
    'ÖkostromVertragsnummer 4711-c1 · bisher alt@post.examplegeändert',
    'ErdgasVertragsnummer 4711-c3 · Adresse: gas@post.examplebleibt unverändert: nicht ausgewählt',
  ])
  stored(email('e8', 'noch.anders@post.example', ['c2']))
  act(() => bus.publish({ type: 'profile.changed', section: 'communicationChannelData' }))
  expect(await screen.findByText('noch.anders@post.example')).toBeInTheDocument()
  await user.click(results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('E-Mail-Adresse erfolgreich geändert.')).toBeVisible()
  expect(sent[1]).toMatchObject({ method: 'POST', body: { contracts: ['c2'], seen: { c2: 'e7' } } })
})

/** One address for two contracts and for advertising. */
const both = email('e1', 'alt@post.example', ['c1', 'c2'], 4)
const withBoth = {
  contractEmailAddresses: [both, email('e2', 'gas@post.example', ['c3'])],
  contactEmailAddresses: [both],
}
const STAYS = 'Für Werbung und Rückfragen bleibt es bei alt@post.example.'

test.each(['contract/e1', 'advertising/e1'])(
  '%s: what an address is for is chosen at first',
  async (path) => {
    const sent = answerWith(bff, [done('c1'), refused('c2', 'billing-in-progress')])
    const { dialog, user, saveAddress, unsavedInput } = await openDialog(bff, path, { emails: withBoth })
    for (const name of ['Ökostrom', 'Wärmestrom', 'Für Werbung und Rückfragen']) {
      expect(dialog.getByRole('checkbox', { name })).toBeChecked()
    }
    expect(unsavedInput.any).toBe(false)
    await saveAddress('neu@post.example')
    await user.click(await screen.findByRole('button', { name: 'Jetzt ändern' }))
    const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
    expect(results.getByText('Sie gilt jetzt auch für Werbung und Rückfragen.')).toBeVisible()
    expect(sent).toMatchObject([{ body: { contracts: ['c1', 'c2'], contact: true } }])
  },
)

test('the form, the review and the results say which uses stay with the address', async () => {
  const sent = answerWith(bff, [done('c1'), refused('c2', 'billing-in-progress')])
  const { dialog, user, saveAddress } = await openDialog(bff, 'contract/e1', { emails: withBoth })
  const contact = dialog.getByRole('checkbox', { name: 'Für Werbung und Rückfragen' })
  expect(dialog.queryByText(STAYS)).not.toBeInTheDocument()
  await user.click(contact)
  expect(contact).toHaveAccessibleDescription(STAYS)
  const contract = dialog.getByRole('checkbox', { name: 'Wärmestrom' })
  await user.click(contract)
  expect(contract).toHaveAccessibleDescription('Vertragsnummer 4711-c2 · bleibt bei alt@post.example')
  await user.click(contract)
  await saveAddress('neu@post.example')
  const review = within(await screen.findByRole('dialog', { name: 'Bitte prüfen Sie Ihre Änderung' }))
  expect(review.getByText(STAYS)).toBeVisible()
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getByText(STAYS)).toBeVisible()
  expect(sent).toMatchObject([{ body: { contact: false } }])
})

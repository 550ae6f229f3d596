import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem } from '@portal/portal/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPhone, findReview, openDialog, type Phones, phoneNumberUrl, storePhones } from './phones-fixture.ts'

const bff = fakeBff()
const NEW = '+4917698765432'
const mobile = aPhone('mobile', '+4917604069012', { contracts: ['1', '2'] })
const landline = aPhone('landline', '+493023125412', { contracts: ['3'] })
const office = aPhone('office', '+498999998231', { version: 3 })

async function open(
  at: string,
  phones: Phones = { contract: [mobile, landline], contact: [mobile, office] },
  title = 'Telefonnummern ersetzen',
) {
  storePhones(bff, phones)
  return openDialog(at, title)
}

/** Responds to a replacement with these results. Returns the requests. */
function answerWith(type: 'contract' | 'contact', results: object[], stored: Phones = {}) {
  const sent: unknown[] = []
  const { path } = type === 'contract' ? calls.replaceContractPhoneNumbers : calls.replaceContactPhoneNumbers
  bff.use(
    http.put(BFF_URL + path, async ({ request }) => {
      sent.push(await request.json())
      storePhones(bff, stored)
      return HttpResponse.json({ results })
    }),
  )
  return sent
}

const success = (id: string) => ({ id, outcome: 'success' })
const stale = (id: string) => ({ id, outcome: 'failed', reason: 'stale-version' })

/** Changes the number of the contracts; the old one stays a contact number. */
async function changeContractNumber() {
  const tab = await open('contract/mobile', undefined, 'Telefonnummer ändern')
  const moved = aPhone('new', NEW, { contracts: ['1', '2'] })
  const kept = { ...mobile, version: 2, contracts: [] }
  const changed: unknown[] = []
  bff.use(
    http.put(phoneNumberUrl, async ({ request }) => {
      changed.push(await request.json())
      storePhones(bff, { contract: [moved, landline], contact: [kept, office] })
      const results = ['1', '2'].map((contractId) => ({ contractId, outcome: 'success' }))
      return HttpResponse.json({ item: moved, results })
    }),
  )
  expect(tab.dialog.getByText(/Diese Nummer nutzen wir auch für Werbung und Rückfragen\./)).toBeVisible()
  await tab.save(NEW)
  const dialog = within(await screen.findByRole('dialog', { name: 'Telefonnummern ersetzen' }))
  return { ...tab, dialog, changed }
}

test('after a change of the contract number the dialog offers the contact numbers, the old one first', async () => {
  const { dialog, user, changed } = await changeContractNumber()
  expect(changed).toMatchObject([{ contracts: ['1', '2'], contact: false }])
  expect(screen.getByText('Telefonnummer geändert')).toBeVisible()
  expect(dialog.getByText(/Die Nummer zu Ihren Verträgen ist jetzt \+49 176 98765432\./)).toBeVisible()
  expect(dialog.getByRole('checkbox', { checked: true })).toHaveAccessibleName('+49 176 04069012')
  const sent = answerWith('contact', [success('mobile')])
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([{ value: NEW, items: [{ id: 'mobile', version: 2 }] }])
})

test('„Nichts ändern“ leaves the contact numbers unchanged', async () => {
  const { dialog, user, router } = await changeContractNumber()
  await user.click(dialog.getByRole('button', { name: 'Nichts ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(router.state.location.pathname).toBe('/personal-data/phone-list/contract')
})

test('„Für alle ändern“ replaces every contact number', async () => {
  const { dialog, user } = await changeContractNumber()
  const sent = answerWith('contact', [success('mobile'), success('office')])
  await user.click(dialog.getByRole('button', { name: 'Für alle ändern' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent).toEqual([
    {
      value: NEW,
      items: [
        { id: 'mobile', version: 2 },
        { id: 'office', version: 3 },
      ],
    },
  ])
})

test('a replacement without a country code and without a choice is refused with both messages', async () => {
  const text = '176 98765432'
  const message = 'Geben Sie eine gültige Ländervorwahl an (z.B. für Deutschland +49 oder 0049).'
  const { dialog, user } = await open('contact/replace')
  await user.type(dialog.getByRole('textbox', { name: 'Neue Telefonnummer' }), text)
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
  const choose = 'Wählen Sie mindestens einen Nummer aus'
  expect(dialog.getByRole('link', { name: choose })).toBeVisible()
  expect(
    dialog.getByRole('group', { name: 'Welche Nummern sollen ersetzt werden?' }),
  ).toHaveAccessibleDescription(expect.stringContaining(choose))
})

test('failed numbers show the reason, and only they are retried', async () => {
  const { dialog, user } = await open('contact/replace')
  await user.type(dialog.getByRole('textbox'), NEW)
  const elsewhere = { ...office, version: 8 }
  answerWith('contact', [success('mobile'), stale('office')], { contact: [aPhone('mobile', NEW), elsewhere] })
  await user.click(dialog.getByRole('button', { name: 'Für alle ändern' }))
  const review = await findReview()
  expect(review.getByText('Statt der Nummern, die ersetzt werden, gilt dann +49 176 98765432.')).toBeVisible()
  expect(review.getAllByText('wird ersetzt')).toHaveLength(2)
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))

  expect(await screen.findByText('Es konnten nicht alle Nummern ersetzt werden.')).toBeVisible()
  const results = within(screen.getByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getByRole('group', { name: '1 von 2 Nummern ersetzt' })).toHaveFocus()
  const [refused, done] = results.getAllByRole('listitem')
  expect(refused).toHaveTextContent(/\+49 89 99998231nicht ersetzt: .*an anderer Stelle geändert/)
  expect(done).toHaveTextContent('+49 176 04069012ersetzt')

  const sent = answerWith('contact', [success('office')])
  await user.click(results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toEqual([{ value: NEW, items: [{ id: 'office', version: 8 }] }])
})

test('an invalid number keeps the choice, also for „Für alle ändern“', async () => {
  const { dialog, user, enter } = await open('contact/replace')
  await user.click(dialog.getByRole('checkbox', { name: '+49 89 99998231' }))
  await enter('+49 12')
  await user.click(dialog.getByRole('button', { name: 'Für alle ändern' }))
  const message = 'Geben Sie eine gültige Telefonnummer an.'
  expect(await dialog.findByRole('link', { name: message })).toBeVisible()
  expect(dialog.getByRole('checkbox', { checked: true })).toHaveAccessibleName('+49 89 99998231')

  await enter(NEW)
  const sent = answerWith('contact', [success('office')])
  await user.click(dialog.getByRole('button', { name: 'Weiter' }))
  await user.click((await findReview()).getByRole('button', { name: 'Jetzt ändern' }))
  await waitFor(() => expect(sent).toEqual([{ value: NEW, items: [{ id: 'office', version: 3 }] }]))
})

test('each contact number shows its effect, and the form says that contracts keep theirs', async () => {
  const { dialog, user } = await open('contact/replace')
  const box = dialog.getByRole('checkbox', { name: '+49 176 04069012' })
  expect(box).toHaveAccessibleDescription('bleibt unverändert')
  await user.click(box)
  expect(box).toHaveAccessibleDescription('wird ersetzt, bleibt aber für Ihre Verträge')
  expect(dialog.getByText(/Für Ihre Verträge ändert sich dadurch nichts/)).toBeVisible()
})

/** Chooses the first number of contracts, and continues to the review. */
async function openReview() {
  const third = aPhone('third', NEW, { contracts: ['3'] })
  const tab = await open('contract/replace', { contract: [{ ...mobile, contracts: ['1'] }, third] })
  await tab.user.click(tab.dialog.getByRole('checkbox', { name: '+49 176 04069012' }))
  await tab.enter(NEW)
  await tab.user.click(tab.dialog.getByRole('button', { name: 'Weiter' }))
  return { ...tab, review: await findReview() }
}

test('the review shows for each contract whether it changes, or why not', async () => {
  const { review } = await openReview()
  expect(review.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'ÖkostromVertragsnummer 4100-1 · bisher +49 176 04069012wird geändert',
    'Energie-VertragVertragsnummer 4100-2bleibt unverändert: keine Nummer hinterlegt',
    'ErdgasVertragsnummer 4100-3 · +49 176 98765432bleibt unverändert: hat die neue Nummer schon',
  ])
})

test('a refusal of the BFF shows at its field, and the form can be sent again', async () => {
  const { review, user } = await openReview()
  const path = BFF_URL + calls.replaceContractPhoneNumbers.path
  const message = 'Sie können höchstens 100 Einträge speichern. Entfernen Sie zuerst einen anderen.'
  bff.use(http.put(path, () => problem('invalid-request', 400, [{ path: '/value', message }])))
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  const form = within(await screen.findByRole('dialog', { name: 'Telefonnummern ersetzen' }))
  expect(form.getByRole('textbox')).toHaveAccessibleDescription(expect.stringContaining(message))
  const sent = answerWith('contract', [{ ...success('mobile'), contractId: '1' }])
  await user.click(form.getByRole('button', { name: 'Weiter' }))
  await user.click(await screen.findByRole('button', { name: 'Jetzt ändern' }))
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a retry leaves out a number that was removed elsewhere', async () => {
  const { dialog, user, enter } = await open('contract/replace')
  await enter(NEW)
  await user.click(dialog.getByRole('button', { name: 'Für alle ändern' }))
  const review = await findReview()
  bff.use(
    http.put(BFF_URL + calls.replaceContractPhoneNumbers.path, () => {
      storePhones(bff, { contract: [mobile] })
      return problem('not-found', 404)
    }),
  )
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  expect(await review.findByText(/an anderer Stelle entfernt/)).toBeVisible()
  const sent = answerWith('contract', [])
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  await waitFor(() => expect(sent).toMatchObject([{ items: [{ id: 'mobile' }] }]))
})

test('a partly failed replacement of contract numbers shows its results and retries the rest', async () => {
  const { dialog, user, enter, tracked } = await open('contract/replace')
  await enter(NEW)
  const results = [
    { ...success('mobile'), contractId: '1' },
    { id: 'mobile', contractId: '2', outcome: 'failed', reason: 'system-timeout' },
    { ...success('landline'), contractId: '3' },
  ]
  const left = { ...mobile, version: 2, contracts: ['2'] }
  const sent = answerWith('contract', results, {
    contract: [left, aPhone('new', NEW, { contracts: ['1', '3'] })],
  })
  await user.click(dialog.getByRole('button', { name: 'Für alle ändern' }))
  const review = await findReview()
  expect(review.getAllByText('wird geändert')).toHaveLength(3)
  await user.click(review.getByRole('button', { name: 'Jetzt ändern' }))
  expect(await screen.findByText('Nummer konnte nicht für alle Verträge geändert werden.')).toBeVisible()
  expect(tracked).toEqual([{ type: 'changePhoneNumber', isSucceeded: false }])
  expect(sent).toMatchObject([{ items: [{ contracts: ['1', '2'] }, { contracts: ['3'] }] }])
  expect(review.getByRole('group', { name: 'Für 2 von 3 Verträgen geändert' })).toHaveFocus()
  expect(review.getAllByRole('listitem')[0]).toHaveTextContent(
    'Energie-VertragVertragsnummer 4100-2 · bisher +49 176 04069012nicht geändert: Das System hat nicht rechtzeitig geantwortet.',
  )

  const again = answerWith('contract', [{ ...success('mobile'), contractId: '2' }])
  await user.click(screen.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(again).toEqual([{ value: NEW, items: [{ id: 'mobile', version: 2, contracts: ['2'] }] }])
})

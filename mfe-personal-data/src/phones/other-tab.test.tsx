import { beforeEach, expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem } from '@portal/portal/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import {
  acceptChange,
  aPhone,
  findReview,
  mobile,
  openDialog,
  type Phones,
  phoneNumberUrl,
  storePhones,
} from './phones-fixture.ts'

const bff = fakeBff()
const NEW = '+4917698765432'
const elsewhere = { ...mobile, version: 9, value: '+493023125412', display: '+49 30 23125412' }
const office = aPhone('office', '+498999998231', { version: 3 })

beforeEach(() => storePhones(bff, { contract: [mobile] }))

/** Another tab changes the numbers, and the list below the dialog shows them at once. */
async function changeElsewhere({ bus }: Awaited<ReturnType<typeof openDialog>>, phones: Phones, row: RegExp) {
  storePhones(bff, phones)
  act(() => bus.publish({ type: 'profile.changed', section: 'communicationChannelData' }))
  await screen.findByRole('link', { name: row, hidden: true })
}

/** Refuses every other version, like the BFF. Returns the versions that were sent. */
function demandVersion(version: string, answer: object) {
  const versions: (string | null)[] = []
  const handle = ({ request }: { request: Request }) => {
    versions.push(request.headers.get('if-match'))
    return versions.at(-1) === version ? HttpResponse.json(answer) : problem('stale-version', 412)
  }
  bff.use(http.put(phoneNumberUrl, handle), http.delete(phoneNumberUrl, handle))
  return versions
}

test('a change sends the version that the customer saw, not the one loaded behind the dialog', async () => {
  const tab = await openDialog()
  await changeElsewhere(tab, { contract: [elsewhere] }, /^\+49 30 23125412/)
  const results = ['1', '2'].map((contractId) => ({ contractId, outcome: 'success' }))
  const versions = demandVersion('"9"', { item: elsewhere, results })

  await tab.save(NEW)
  expect(
    await tab.dialog.findByText(/ist jetzt: \+49 30 23125412 \(Für Ökostrom, Energie-Vertrag\)\./),
  ).toBeVisible()
  expect(tab.field).toHaveValue(NEW)
  await tab.save()
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(versions).toEqual(['"4"', '"9"'])
})

test('a removal sends the version that the customer saw, not the one loaded behind the dialog', async () => {
  const tab = await openDialog()
  await tab.user.click(tab.dialog.getByRole('button', { name: 'Nummer entfernen' }))
  const removal = within(screen.getByRole('dialog', { name: 'Telefonnummer entfernen?' }))
  await changeElsewhere(tab, { contract: [{ ...elsewhere, contracts: ['2'] }] }, /^\+49 30 23125412/)
  expect(removal.getByText(/Unter \+49 176 04069012 erreichen/)).toBeVisible()
  const versions = demandVersion('"9"', {
    results: [{ id: 'mobile', contractId: '2', outcome: 'success' }],
  })

  await tab.user.click(removal.getByRole('button', { name: 'Entfernen' }))
  expect(await removal.findByText(/ist jetzt: \+49 30 23125412 \(Für Energie-Vertrag\)/)).toBeVisible()
  expect(removal.getByText(/Unter \+49 30 23125412 erreichen/)).toBeVisible()
  expect(removal.getAllByRole('listitem')).toHaveLength(1)
  await tab.user.click(removal.getByRole('button', { name: 'Entfernen' }))
  expect(await screen.findByText('Telefonnummer entfernt')).toBeVisible()
  expect(versions).toEqual(['"4"', '"9"'])
})

test('a replacement does not overwrite a number changed behind the dialog until the customer retries', async () => {
  storePhones(bff, { contact: [mobile, office] })
  const tab = await openDialog('contact/replace', 'Telefonnummern ersetzen')
  const changed = { ...office, version: 8, value: '+493023125412', display: '+49 30 23125412' }
  await changeElsewhere(tab, { contact: [mobile, changed] }, /^\+49 30 23125412/)
  const sent: unknown[] = []
  bff.use(
    http.put(BFF_URL + calls.replaceContactPhoneNumbers.path, async ({ request }) => {
      const { items } = (await request.json()) as { items: { id: string; version: number }[] }
      sent.push(items)
      const isStale = ({ id, version }: { id: string; version: number }) => id === 'office' && version !== 8
      const results = items.map((item) =>
        isStale(item)
          ? { id: item.id, outcome: 'failed', reason: 'stale-version' }
          : { id: item.id, outcome: 'success' },
      )
      return HttpResponse.json({ results })
    }),
  )

  await tab.enter(NEW)
  await tab.user.click(tab.dialog.getByRole('button', { name: 'Für alle ändern' }))
  await tab.user.click((await findReview()).getByRole('button', { name: 'Jetzt ändern' }))
  const results = within(await screen.findByRole('dialog', { name: 'Ergebnis Ihrer Änderung' }))
  expect(results.getAllByRole('listitem')[0]).toHaveTextContent(
    /^\+49 89 99998231Jetzt: \+49 30 23125412nicht ersetzt: .*an anderer Stelle geändert/,
  )
  await tab.user.click(results.getByRole('button', { name: 'Fehlgeschlagene erneut versuchen' }))
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toEqual([
    [
      { id: 'mobile', version: 4 },
      { id: 'office', version: 3 },
    ],
    [{ id: 'office', version: 8 }],
  ])
})

test('the form changes the number that contracts got elsewhere while the old one stays for contact', async () => {
  storePhones(bff, { contract: [mobile], contact: [mobile] })
  const tab = await openDialog()
  const present = aPhone('present', '+493023125412', { version: 2, contracts: ['1', '2'] })
  const kept = { ...mobile, version: 5, contracts: [] }
  bff.use(
    http.put(phoneNumberUrl, () => {
      storePhones(bff, { contract: [present], contact: [kept] })
      return problem('stale-version', 412)
    }),
  )
  await tab.save(NEW)
  expect(await tab.dialog.findByText(/ist jetzt: \+49 30 23125412 \(Für/)).toBeVisible()
  const sent = acceptChange(bff)
  await tab.save()
  expect(await screen.findByText('Telefonnummer geändert')).toBeVisible()
  expect(sent).toMatchObject([{ version: '"2"', body: { id: 'present', contracts: ['1', '2'] } }])
})

test('a number removed elsewhere is reported, and the typed one can be saved as new', async () => {
  const tab = await openDialog()
  bff.use(
    http.put(phoneNumberUrl, () => {
      storePhones(bff, {})
      return problem('not-found', 404)
    }),
  )
  await tab.save(NEW)
  expect(
    await tab.dialog.findByText(
      'Diese Nummer wurde inzwischen an anderer Stelle entfernt. Wenn Sie noch einmal speichern, hinterlegen wir Ihre Eingabe als neue Nummer.',
    ),
  ).toBeVisible()
  const sent = acceptChange(bff, { method: 'post' })
  await tab.save()
  await waitFor(() =>
    expect(sent).toMatchObject([{ body: { value: NEW, contracts: ['1', '2'], contact: false } }]),
  )
})

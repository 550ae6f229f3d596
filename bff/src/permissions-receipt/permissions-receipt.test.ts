import { expect, test } from '@jest/globals'
import type { PermissionsReceipt } from '@portal/contracts'
import { pdfText } from '../../test/pdf-text.ts'
import { sharedTestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'

const portal = await sharedTestPortal()

const receiptOf = async (as: string, tenant = '100'): Promise<PermissionsReceipt> =>
  (await portal.call('getPermissionsReceipt', { as, headers: { tenant } })).json()

test('a receipt names the customer, the brand, and each decision with time and wording', async () => {
  const { brand, customer, consents, isComplete } = await receiptOf('Clara', '200')
  expect(brand).toEqual({ tenantId: '200', name: 'Flinkstrom' })
  expect(customer).toMatchObject({ eMailAddress: 'clara.deniz@post.example' })
  expect(isComplete).toBe(true)
  expect(consents.find(({ consent }) => consent === 'product-consent')).toMatchObject({
    title: 'Werbung per Brief',
    given: false,
    changes: [
      {
        given: false,
        at: '2025-04-02T19:20:31.000Z',
        wordingVersion: '2023-11-01',
        wording: expect.stringMatching(/^Flinkstrom darf mir ohne Einwilligung Werbung/),
        channel: 'portal',
      },
    ],
  })
})

test('each proof keeps its wording after the consent was reworded', async () => {
  const body = {
    wordingVersion: '2026-11-01',
    offersNewEcoProvider: true,
    commercialDataSharing: true,
    consumptionDisplay: true,
    dataVisualization: false,
  }
  await portal.call('changeEcoPermissions', { as: 'Jo', headers: { 'if-match': '"1"', tenant: '100' }, body })
  const { consents } = await receiptOf('Jo')
  expect(consents.find(({ consent }) => consent === 'eco.dataVisualization')?.changes).toMatchObject([
    { given: false, wordingVersion: '2026-11-01', wording: expect.stringContaining('aus dem Vorjahr') },
    { given: true, wordingVersion: '2023-11-01', wording: expect.stringContaining('ähnlicher Haushalte') },
  ])
})

test('a receipt marks a proof with an unknown wording', async () => {
  const { customerId } = personCalled('Ben')
  const proof = { customer_id: customerId, tenant_id: '100', given: true, channel: 'portal' } as const
  await portal.db
    .insertInto('consent_activity')
    .values([
      { ...proof, consent: 'eco.somethingLater', wording_version: '2031-01-01' },
      { ...proof, consent: 'constructor', wording_version: '2023-11-01' },
    ])
    .execute()
  const { consents } = await receiptOf('Ben')
  expect(consents.filter(({ changes }) => changes.some(({ wording }) => wording === null))).toMatchObject([
    { consent: 'constructor', title: 'constructor' },
    { consent: 'eco.somethingLater', title: 'eco.somethingLater' },
  ])
  const pdf = await portal.call('getPermissionsReceiptPdf', { as: 'Ben' })
  expect(pdfText(pdf.rawPayload)).toContain('DieserWortlautliegthiernichtvor.')
})

test('the PDF has the same content', async () => {
  const response = await portal.call('getPermissionsReceiptPdf', { as: 'Anna' })
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['cache-control']).toBe('no-store')
  const text = pdfText(response.rawPayload)
  const day = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'Europe/Berlin' })
  const squeezed = (words: string) => words.replaceAll(/\s/g, '')
  const expected = [
    'Nordtal Energie',
    'Nachweis Ihrer Einwilligungen',
    'anna.becker@post.example',
    `Stand am ${day.format(new Date())}`,
    'Werbung per Telefon nicht erteilt 30. August 2025',
    '30. August 2025, 22:15 Uhr widerrufen Nordtal Konto 1. November 2023',
    '15. Januar 2024, 10:41 Uhr zugestimmt Nordtal Konto 1. November 2023',
    'Wortlaut der Fassung vom 1. November 2023: „Ja, Nordtal Energie darf mich zu Werbezwecken anrufen.“',
  ]
  expect(expected.filter((words) => !text.includes(squeezed(words)))).toEqual([])
})

async function confirmManyTimes(as: string) {
  const proof = {
    customer_id: personCalled(as).customerId,
    tenant_id: '100',
    consent: 'eco.dataVisualization',
    given: true,
    wording_version: '2023-11-01',
    channel: 'portal',
  } as const
  await portal.db
    .insertInto('consent_activity')
    .values(Array.from({ length: 501 }, () => proof))
    .execute()
}

test('the PDF of many proofs has the newest, and says where to find the others', async () => {
  await confirmManyTimes('Gina')
  const { rawPayload } = await portal.call('getPermissionsReceiptPdf', { as: 'Gina' })
  const text = pdfText(rawPayload)
  expect(text).toContain('ÄltereNachweisefindenSieimNordtalKontounter„MeineDatenherunterladen“.')
  expect(text.split('Zustimmungbestätigt').length - 1).toBeGreaterThan(490)
})

test('a long PDF is printed in another thread', async () => {
  await confirmManyTimes('Gina')
  const [all, own] = [process.cpuUsage(), process.threadCpuUsage()]
  await portal.call('getPermissionsReceiptPdf', { as: 'Gina' })
  expect(process.threadCpuUsage(own).user).toBeLessThan(process.cpuUsage(all).user / 2)
})

test('receipts are limited', async () => {
  await portal.db.deleteFrom('attempt').execute()
  for (let time = 0; time < 30; time++) await receiptOf('Kim')
  const refused = await portal.call('getPermissionsReceipt', { as: 'Kim' })
  expect(refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
})

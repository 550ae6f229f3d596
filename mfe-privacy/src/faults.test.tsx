import { beforeEach } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, testReads, testWrites } from '@portal/portal/testing'
import { pending } from './delete-account/deletion-fixture.ts'
import { aPermissionsOverview, fakePermissions, openPrivacy } from './permissions-fixture.ts'

const { bff, serve } = fakePermissions()
const overview = aPermissionsOverview()
const advertising = { ...overview.advertising, offers: true, googleCustomerMatch: true }

beforeEach(() => {
  serve({ advertising, productConsent: { given: true, objectedAt: null } })
  bff.use(
    http.get(BFF_URL + calls.getDeletionStatus.path, () =>
      HttpResponse.json({ status: 'none', requestedAt: null, deletedAt: null }),
    ),
    http.get(BFF_URL + calls.getPermissionsHistory.path, () =>
      HttpResponse.json({ consents: [], isComplete: true }),
    ),
  )
})

const open = (at: string) => openPrivacy(at && `/${at}`)

const permissions = { call: 'getPermissionsOverview' } as const
testReads(bff, open, [
  { ...permissions, at: '', title: 'Datenschutz', shows: ['region', 'Ökostrom und Verbrauch'] },
  { ...permissions, at: 'tracking', title: 'Datenschutz', shows: ['dialog', 'Persönliches Kundenprofil'] },
  {
    ...permissions,
    at: 'data-visualization',
    title: 'Verbrauch als Diagramm',
    shows: ['region', 'Ihre Entscheidung'],
  },
  {
    call: 'getPermissionsHistory',
    at: 'history',
    title: 'Verlauf Ihrer Einwilligungen',
    shows: ['region', 'Ihr Nachweis'],
  },
  {
    call: 'getDeletionStatus',
    at: 'delete-account',
    title: 'Konto löschen',
    shows: ['region', 'Das geht danach nicht mehr'],
  },
])

const consents = {
  submit: ['Auswahl speichern'],
  progress: 'Ihre Auswahl wird gespeichert …',
  toast: 'Änderung fehlgeschlagen',
  stale: /Ihre Einstellungen wurden inzwischen an anderer Stelle geändert/,
} as const

const changed = { version: 99, changedAt: '2026-11-21T08:00:00.000Z' }
const saved = 'Einstellungen gespeichert'

testWrites(bff, open, [
  {
    ...consents,
    call: 'changeAdvertisingPermissions',
    at: 'advertising',
    first: 'Alle deaktivieren',
    success: { answer: { ...overview.advertising, ...changed }, toast: saved },
  },
  {
    ...consents,
    call: 'changeAdvertisingPermissions',
    at: 'customer-match',
    submit: ['Einwilligung widerrufen'],
    progress: 'Ihre Entscheidung wird gespeichert …',
    stale: /Ihre Werbeeinstellungen wurden inzwischen an anderer Stelle geändert/,
    success: { answer: { ...advertising, ...changed, googleCustomerMatch: false }, toast: saved },
  },
  {
    call: 'objectToProductConsent',
    at: 'letter-advertising',
    submit: ['Endgültig widersprechen'],
    progress: 'Ihr Widerspruch wird gespeichert …',
    toast: 'Änderung fehlgeschlagen',
    success: { answer: { given: false, objectedAt: changed.changedAt }, toast: saved },
  },
  {
    call: 'deleteAccount',
    at: 'delete-account/confirm',
    submit: ['Konto endgültig löschen'],
    progress: 'Ihr Konto wird gelöscht …',
    toast: 'Löschen fehlgeschlagen',
    success: { answer: pending, toast: 'Konto wurde gelöscht' },
  },
])

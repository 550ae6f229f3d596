import type { Write } from './write.ts'

const answer = {
  version: 99,
  changedAt: '2026-11-21T08:00:00.000Z',
  offers: true,
  googleCustomerMatch: false,
  channels: { phone: true, email: true, sms: true },
  topics: { electricity: true },
}
const toast = 'Änderung fehlgeschlagen'

/** All of them on what Jo has agreed to, which stays as it is. */
const advertising: Write[] = [
  {
    call: 'PUT advPermissions',
    path: 'advertising',
    submit: ['Auswahl speichern'],
    progress: 'Ihre Auswahl wird gespeichert …',
    toast,
    told: { stale: /Ihre Einstellungen wurden inzwischen an anderer Stelle geändert/ },
    success: { answer, told: 'Einstellungen gespeichert' },
  },
  {
    call: 'PUT advPermissions',
    path: 'customer-match',
    submit: ['Einwilligung widerrufen'],
    progress: 'Ihre Entscheidung wird gespeichert …',
    toast,
    told: { stale: /Ihre Werbeeinstellungen wurden inzwischen an anderer Stelle geändert/ },
    success: { answer, told: 'Einstellungen gespeichert' },
  },
  {
    call: 'DELETE permissions/product-consent',
    path: 'letter-advertising',
    submit: ['Endgültig widersprechen'],
    progress: 'Ihr Widerspruch wird gespeichert …',
    toast,
    success: {
      answer: { given: false, objectedAt: '2026-11-21T08:00:00.000Z' },
      told: 'Einstellungen gespeichert',
    },
  },
]

export const advertisingWrites = advertising.map((write) => ({ ...write, path: `/privacy/${write.path}` }))

import type { Write } from './write.ts'

const pin = {
  toast: 'Änderung fehlgeschlagen',
  told: { stale: /Ihre Telefon-PIN wurde inzwischen an anderer Stelle geändert/ },
  hasCountdown: true,
} as const

const answer = { version: 2, changedAt: '2026-11-21T08:00:00.000Z' }

/** All of them on the PIN of Jo, which stays as it is. */
const security: Write[] = [
  {
    ...pin,
    call: 'PUT userProfile/phonePin',
    path: 'phone-pin',
    fill: ['Neue Telefon-PIN', '90210'],
    submit: ['Speichern'],
    progress: 'Ihre Telefon-PIN wird gespeichert …',
    success: { answer, told: 'Telefon-Pin geändert' },
  },
  {
    ...pin,
    call: 'POST pinReset',
    path: 'pin-reset',
    submit: ['Neue PIN anfordern'],
    progress: 'Ihre neue PIN wird erstellt …',
    success: { answer, told: 'Ihre neue PIN gilt ab sofort.' },
  },
]

export const securityWrites = security.map((write) => ({ ...write, path: `/security/${write.path}` }))

import type { Write } from './write.ts'

const pin = {
  toast: 'Änderung fehlgeschlagen',
  told: { stale: /Ihre Telefon-PIN wurde inzwischen an anderer Stelle geändert/ },
  hasCountdown: true,
} as const

const passwordMail = {
  call: 'POST userProfile/reset-password',
  path: 'password-reset',
  isPage: true,
  progress: 'Die E-Mail wird gesendet …',
  hasCountdown: true,
} as const

const answer = { version: 2, changedAt: '2026-11-21T08:00:00.000Z' }

/** All of them for Jo, whose PIN stays as it is, and who gets no mail. */
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
  {
    ...passwordMail,
    submit: ['E-Mail senden'],
    toast: 'Passwort zurücksetzen fehlgeschlagen',
    success: {
      answer: { resendAfter: 60 },
      told: 'Die E-Mail ist unterwegs an jo.katzenellenbogen@post.example.',
    },
  },
  {
    ...passwordMail,
    first: 'E-Mail senden',
    submit: ['Erneut senden'],
    toast: 'E-Mail konnte nicht versendet werden',
    success: { answer: { resendAfter: 0 }, told: 'E-Mail versendet' },
  },
]

export const securityWrites = security.map((write) => ({ ...write, path: `/security/${write.path}` }))

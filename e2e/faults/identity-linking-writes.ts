import type { Page } from '@playwright/test'
import { openRenewal, openRenewalForm, openZipCode } from '../screens/identity-linking-screens.ts'

/** A call of the way in: where a customer makes it, and what they are told. Nobody is signed in. */
interface IdentityLinkingWrite {
  call: string
  /** To where the button is that makes it. */
  open: (page: Page) => Promise<void>
  input?: { field: string; text: string }
  submit: RegExp
  /** Read out while the call is under way. */
  progress: string
  success: { answer: object; heading: string }
  /** A code that somebody has used meanwhile is checked once more. */
  mayBeGone?: true
}

export const identityLinkingWrites: IdentityLinkingWrite[] = [
  {
    call: 'performZipCodeValidation',
    open: openZipCode,
    input: { field: 'Postleitzahl', text: '70173' },
    submit: /^Postleitzahl prüfen/,
    progress: 'Ihre Postleitzahl wird geprüft …',
    success: {
      answer: { result: 'confirmed', attemptsLeft: 3, linkToken: 'q'.repeat(43), eMailAddress: null },
      heading: 'Ihre Identität ist bestätigt',
    },
  },
  {
    call: 'restartProcessWithEmail',
    open: openRenewalForm,
    input: { field: 'E-Mail-Adresse', text: 'maik.noll@post.example' },
    submit: /^Einladung senden/,
    progress: 'Die E-Mail wird gesendet …',
    success: { answer: { resendAfter: 60 }, heading: 'Ihre neue Einladung ist unterwegs' },
    mayBeGone: true,
  },
  {
    call: 'restartLetterProcess',
    open: openRenewal,
    submit: /^Brief anfordern/,
    progress: 'Ihr Brief wird angefordert …',
    success: { answer: { workingDays: [3, 4] }, heading: 'Ihr Brief ist angefordert' },
    mayBeGone: true,
  },
]

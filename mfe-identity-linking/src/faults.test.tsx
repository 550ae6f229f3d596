import { expect, test } from '@jest/globals'
import { calls } from '@portal/contracts'
import { BFF_URL, HttpResponse, http, problem, testWrites, tooManyRequests } from '@portal/portal/testing'
import { screen } from '@testing-library/react'
import { expectStage, fakeInvitations, LINK_TOKEN, page } from './journey-fixture.ts'
import { CODE } from './journey-paths-fixture.ts'

const { bff, respondToCheck } = fakeInvitations()

/** A screen of the journey, after a reload. */
function open(at: string) {
  respondToCheck(at.startsWith('renewal') ? 'expired' : 'eligible')
  const get = () => JSON.stringify({ registrationCode: CODE })
  const tabStorage = { get, set: () => undefined, remove: () => undefined }
  return page({ at: `/code/${at}`, tabStorage })
}

testWrites(bff, open, [
  {
    call: 'performZipCodeValidation',
    at: 'invitation/zip-code',
    fill: ['Postleitzahl', '70173'],
    wrong: ['7O173', 'Die PLZ enthält ungültige Zeichen.'],
    keepsInput: true,
    submit: ['Postleitzahl prüfen'],
    progress: 'Ihre Postleitzahl wird geprüft …',
    hasCountdown: true,
    success: {
      answer: { result: 'confirmed', attemptsLeft: 3, linkToken: LINK_TOKEN },
      toast: 'Ihre Identität ist bestätigt',
    },
  },
  {
    call: 'restartProcessWithEmail',
    at: 'renewal/email',
    isPage: true,
    fill: ['E-Mail-Adresse', 'maik.noll@post.example'],
    wrong: ['mia.muster', 'Geben Sie eine gültige E-Mail-Adresse an.'],
    submit: ['Einladung senden'],
    progress: 'Die E-Mail wird gesendet …',
    hasCountdown: true,
    success: { answer: { resendAfter: 60 }, toast: 'Ihre neue Einladung ist unterwegs' },
  },
  {
    call: 'restartLetterProcess',
    at: 'renewal',
    isPage: true,
    submit: ['Brief anfordern'],
    progress: 'Ihr Brief wird angefordert …',
    hasCountdown: true,
    success: { answer: { workingDays: [3, 4] }, toast: 'Ihr Brief ist angefordert' },
  },
])

test.each(['processByRegistrationCode', 'performEligibilityCheck'] as const)(
  '%s shows each fault with a retry, and the last retry checks the code',
  async (call) => {
    respondToCheck('eligible')
    const responses = [
      () => problem('internal-error', 500),
      () => HttpResponse.text('{'),
      () => problem('unavailable', 503),
      () => HttpResponse.json({}),
      () => problem('unauthenticated', 401),
      () => HttpResponse.error(),
    ]
    const messages = [
      /nicht geklappt\. Bitte versuchen Sie es noch einmal\.$/,
      /keine vollständige Antwort/,
      /gerade nicht erreichbar/,
      /keine vollständige Antwort/,
      /nicht geklappt\. Bitte versuchen Sie es noch einmal\.$/,
      /Die Verbindung ist abgerissen/,
    ]
    // After the last fault the default handler responds.
    bff.use(http.post(BFF_URL + calls[call].path, () => responses.shift()?.()))
    const { user } = page({ at: `/code/${CODE}` })
    for (const message of messages) {
      await expectStage('unchecked')
      expect(await screen.findByText(message)).toBeVisible()
      await user.click(screen.getByRole('button', { name: 'Erneut versuchen' }))
    }
    await expectStage('invited')
  },
)

test('the retry is disabled after too many codes', async () => {
  bff.use(http.post(BFF_URL + calls.processByRegistrationCode.path, () => tooManyRequests(42)))
  page({ at: `/code/${CODE}` })
  expect(await screen.findByText(/in 42 Sekunden noch einmal/)).toBeVisible()
  const retry = screen.getByRole('button', { name: /^Erneut versuchen/ })
  expect(retry).toHaveAttribute('aria-disabled', 'true')
  expect(retry).toHaveTextContent(/in 4[12]/)
})

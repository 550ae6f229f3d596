import { expect, jest } from '@jest/globals'
import { type CallResponse, calls } from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, problem, renderRemote } from '@portal/portal/testing'
import { act, screen, waitFor } from '@testing-library/react'
import remote from '../remote.ts'
import type { EventType, Stage } from './journey.ts'
import { CODE, type JourneyPath } from './journey-paths-fixture.ts'

type Eligibility = CallResponse<'performEligibilityCheck'>['result']

export const LINK_TOKEN = 'q'.repeat(43)

const urlOf = (name: keyof typeof calls) => BFF_URL + calls[name].path

/** The h1 of each stage's first screen. */
const headings: Record<Stage, string> = {
  empty: 'Willkommen beim Nordtal Konto',
  checking: 'Wir prüfen Ihre Einladung',
  unchecked: 'Keine Antwort',
  unreadable: 'Dieser Registrierungscode ist nicht vollständig',
  unknown: 'Diesen Registrierungscode kennen wir nicht',
  used: 'Es gibt schon ein Konto',
  locked: 'Diese Einladung ist gesperrt',
  expired: 'Ihre Einladung ist abgelaufen',
  mailed: 'Ihre neue Einladung ist unterwegs',
  posted: 'Ihr Brief ist angefordert',
  invited: 'Schön, dass Sie da sind',
  confirmed: 'Ihre Identität ist bestätigt',
}

/** The response of the BFF for a code in this stage. */
export const eligibilityOf: Partial<Record<Stage, Eligibility>> = {
  unknown: 'unknown',
  used: 'account-exists',
  locked: 'locked',
  expired: 'expired',
  mailed: 'expired',
  posted: 'expired',
  invited: 'eligible',
  confirmed: 'eligible',
}

const eligibilityFor: Partial<Record<EventType, Eligibility>> = {
  unknown: 'unknown',
  accountExists: 'account-exists',
  locked: 'locked',
  expired: 'expired',
  mailPending: 'expired',
  letterPending: 'expired',
  eligible: 'eligible',
  proven: 'eligible',
}

/** A BFF with one code. Call it once in a test file. */
export function fakeInvitations() {
  const bff = fakeBff()

  /** Undefined: the check gets no response. */
  function respondToCheck(
    result: Eligibility | 'failed' | undefined,
    { attemptsLeft = 3, tenantId = '100' } = {},
  ) {
    const states = { 'account-exists': 'used', eligible: 'valid' } as const
    const renewals = result === 'expired' ? ['email', 'letter'] : []
    bff.use(
      http.post(urlOf('processByRegistrationCode'), () => {
        if (!result) return new Promise<never>(() => undefined)
        if (result === 'failed') return problem('unavailable', 503)
        const state = result === 'account-exists' || result === 'eligible' ? states[result] : result
        return HttpResponse.json({ state })
      }),
      http.post(urlOf('performEligibilityCheck'), () =>
        HttpResponse.json({
          result,
          renewals,
          ...(result !== 'unknown' && { tenantId }),
          ...(result === 'eligible' && { attemptsLeft }),
        }),
      ),
    )
  }

  function respondToZipCode(response: CallResponse<'performZipCodeValidation'>) {
    bff.use(http.post(urlOf('performZipCodeValidation'), () => HttpResponse.json(response)))
  }

  function respondToRenewals(refused: boolean) {
    bff.use(
      http.post(urlOf('restartProcessWithEmail'), () =>
        refused ? problem('not-found', 404) : HttpResponse.json({ resendAfter: 60 }, { status: 202 }),
      ),
      http.post(urlOf('restartLetterProcess'), () =>
        refused ? problem('not-found', 404) : HttpResponse.json({ workingDays: [3, 4] }, { status: 202 }),
      ),
    )
  }

  return { bff, respondToCheck, respondToZipCode, respondToRenewals }
}

/** Stands for the provider, which customers visit to link an account. */
const provider: { visit: () => void } = { visit: () => undefined }

export const page = (surroundings: Partial<Parameters<typeof renderRemote>[1]> = {}) =>
  renderRemote(remote, {
    session: null,
    linkInvitation: async () => provider.visit(),
    ...surroundings,
  })

export const expectStage = async (stage: Stage) =>
  expect(await screen.findByRole('heading', { level: 1, name: headings[stage] })).toBeVisible()

type Page = ReturnType<typeof page>
type Invitations = ReturnType<typeof fakeInvitations>

/** Navigates as by the address bar or a link of another site. */
export const goTo = (router: Page['router'], path: string) => act(() => router.navigate(path))

const link = (name: string | RegExp) => screen.findByRole('link', { name })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

async function goToRenewal({ user }: Page) {
  await user.click(await link(/^(Neue Einladung anfordern|Anderen Weg wählen)$/))
}

async function typeZipCode({ user }: Page) {
  if (!screen.queryByRole('dialog')) await user.click(await link('Postleitzahl bestätigen'))
  const field = await screen.findByRole('textbox', { name: 'Postleitzahl' })
  await user.clear(field)
  await user.type(field, '70173')
}

async function tryZipCode(at: Page) {
  await typeZipCode(at)
  await at.user.click(await button('Postleitzahl prüfen'))
}

const zipCodeResults = {
  accountExists: 'used',
  locked: 'locked',
  expired: 'expired',
  unknown: 'unknown',
} as const

/** Does what a customer does to cause an event. Events of a check need nothing. */
async function triggerEvent(
  { type, stage }: { type: EventType; stage: Stage },
  at: Page,
  invitations: Invitations,
): Promise<void> {
  const { user, router } = at
  if (type === 'codeOpened') return goTo(router, `/code/${CODE}`)
  if (type === 'codeInvalid') return goTo(router, '/code/HFKD-FVPN')
  if (type === 'retried') return user.click(await button(/^Erneut versuchen/))
  if (type === 'returned') return user.click(await button('Weiter zur Kontoerstellung'))
  if (type === 'accountExists' && stage === 'confirmed') {
    invitations.respondToCheck('account-exists')
    return user.click(await button('Weiter zur Kontoerstellung'))
  }
  if (type === 'proofExpired') {
    const later = Date.now() + 1_800_000
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later)
    await user.click(await button('Weiter zur Kontoerstellung'))
    return clock.mockRestore()
  }
  if (type === 'zipCodeTyped') return typeZipCode(at)
  if (type === 'zipCodeWrong') {
    invitations.respondToZipCode({ result: 'wrong', attemptsLeft: 2 })
    return tryZipCode(at)
  }
  if (type === 'zipCodeConfirmed') {
    const proof = { linkToken: LINK_TOKEN, eMailAddress: 'mia.muster@post.example' }
    invitations.respondToZipCode({ result: 'confirmed', attemptsLeft: 3, ...proof })
    return tryZipCode(at)
  }
  if (type in zipCodeResults) {
    const result = zipCodeResults[type as keyof typeof zipCodeResults]
    invitations.respondToZipCode({ result, attemptsLeft: 0 })
    return tryZipCode(at)
  }
  invitations.respondToRenewals(type === 'outdated')
  await goToRenewal(at)
  if (type !== 'mailSent') return user.click(await button('Brief anfordern'))
  await user.click(await link('E-Mail-Adresse angeben'))
  const field = await screen.findByRole('textbox', { name: 'E-Mail-Adresse' })
  await user.clear(field)
  await user.type(field, 'mia.muster@post.example')
  await sendNextMail(user)
}

let passed = 0

/** Submits the form for an address two minutes after the last one: an earlier mail makes the next one wait. */
export async function sendNextMail(user: Page['user']): Promise<void> {
  const submit = await button('Einladung senden')
  passed += 120_000
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + passed)
  await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled', 'true'))
  await user.click(submit)
  clock.mockRestore()
}

const startsCheck: EventType[] = ['codeOpened', 'retried', 'returned', 'outdated']

/** Follows a path as a customer does, and checks the stage after each step. */
export async function followPath(steps: JourneyPath, at: Page, invitations: Invitations): Promise<void> {
  for (const [index, { from, event, to }] of steps.entries()) {
    const { type } = event
    const next = steps[index + 1]?.event.type
    if (startsCheck.includes(type)) {
      const respond = () =>
        invitations.respondToCheck(next === 'failed' ? next : next && eligibilityFor[next])
      provider.visit = respond
      if (type === 'returned') invitations.respondToCheck('eligible')
      else respond()
    }
    const isResponse = from.stage === 'checking' && type !== 'codeOpened' && type !== 'codeInvalid'
    if (!isResponse) await triggerEvent({ type, stage: from.stage }, at, invitations)
    // The customer stays on the renewal page while the check finds nothing new.
    if (type === 'mailPending' || type === 'letterPending') await goTo(at.router, '/code')
    const continues = to.stage === 'checking' && next !== undefined
    if (!continues) await expectStage(to.stage)
  }
}

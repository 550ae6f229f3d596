import { calls, type UserProfile } from '@portal/contracts'
import { aUserProfile, BFF_URL, fakeBff, HttpResponse, http, profileHandlers } from '@portal/portal/testing'
import { screen, within } from '@testing-library/react'

type System = UserProfile['businessSystems'][number]

export const PIN_URL = BFF_URL + calls.getPhonePin.path
export const RESET_URL = BFF_URL + calls.resetPhonePin.path
const SEEN_URL = BFF_URL + calls.recordPhonePinSeen.path

/** An account whose brands have these PINs. The first brand is the effective one. */
export const withPins = (...pins: (Partial<System['phonePin']> & { tenantId?: System['tenantId'] })[]) =>
  aUserProfile({
    businessSystems: pins.map(({ tenantId = '100', ...pin }) => ({
      tenantId,
      system: 'emp',
      phonePin: { enabled: true, version: 1, changedAt: '2025-02-03T08:14:52.000Z', ...pin },
      cmdm: { enabled: true },
    })),
  })

/** A BFF with PINs. `seen` are the brands whose PIN was recorded as shown. */
export function fakePins() {
  const bff = fakeBff()
  const seen: (string | null)[] = []
  return {
    bff,
    seen,
    /** A customer with these PINs, the first of which reads 47114. */
    serve(...pins: Parameters<typeof withPins>) {
      seen.length = 0
      bff.use(
        ...profileHandlers({ user: withPins(...pins) }),
        http.get(PIN_URL, () =>
          HttpResponse.json({ pin: '47114', version: 1, changedAt: '2025-02-03T08:14:52.000Z' }),
        ),
        http.post(SEEN_URL, ({ request }) => {
          seen.push(request.headers.get('tenant'))
          return HttpResponse.json({}, { status: 202 })
        }),
      )
    },
    /** Lets the call that records it fail. */
    failSeenCall: () => bff.use(http.post(SEEN_URL, () => HttpResponse.error())),
  }
}

/** The card after the profile has loaded. */
export async function pinCard() {
  await screen.findByText('mia.muster@post.example')
  return within(screen.getByRole('region', { name: 'Telefon-PIN' }))
}

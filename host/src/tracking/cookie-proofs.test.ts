import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { createBffClient } from '@portal/bff-client'
import { calls, PARENT_BRAND } from '@portal/contracts'
import { createBus } from '@portal/portal/host'
import { BFF_URL, fakeBff, HttpResponse, http } from '@portal/portal/testing'
import { createEmbeddedConsent } from '@portal/tracking'
import { waitFor } from '@testing-library/react'
import { tabStorage } from '../session/tab-storage.ts'
import { proveCookieAnswers } from './cookie-proofs.ts'

const bff = fakeBff()
const received: unknown[] = []
let stop = () => undefined as unknown

function open() {
  const bus = createBus()
  const client = createBffClient({ baseUrl: BFF_URL, session: { authorize: async () => ({}) } })
  stop = proveCookieAnswers({ bus, client })
  return () => bus.publish({ type: 'tenant.defined', tenantId: PARENT_BRAND })
}

const serve = (respond: () => Response) =>
  bff.use(
    http.post(BFF_URL + calls.recordCookieAnswer.path, async ({ request }) => {
      received.push(await request.json())
      return respond()
    }),
  )

beforeEach(() => {
  received.length = 0
  tabStorage.clear()
  serve(() => HttpResponse.json({ activities: [] }))
})
afterEach(() => {
  stop()
  // biome-ignore lint/suspicious/noDocumentCookie: as if the customer had deleted it.
  document.cookie = 'nordtal_consent=; path=/; max-age=0'
})

test('an answer from before the sign-in is handed over once the brand is known, once for each tab', async () => {
  createEmbeddedConsent().answer(false)
  const define = open()
  expect(received).toEqual([])
  define()
  await waitFor(() => expect(received).toHaveLength(1))
  const { answeredAt } = createEmbeddedConsent()
  expect(received).toEqual([{ given: false, answeredAt: answeredAt(), wordingVersion: '2026-11-27' }])
  stop()
  open()()
  await new Promise((resolve) => setTimeout(resolve))
  expect(received).toHaveLength(1)
})

test('an answer in the open page is handed over', async () => {
  open()()
  createEmbeddedConsent().answer(true)
  await waitFor(() => expect(received).toMatchObject([{ given: true }]))
})

test('the next page hands over an answer whose call failed', async () => {
  serve(() => HttpResponse.error())
  createEmbeddedConsent().answer(true)
  open()()
  await waitFor(() => expect(tabStorage.get('cookie-answer')).toBeNull())
  stop()
  serve(() => HttpResponse.json({ activities: [] }))
  open()()
  await waitFor(() => expect(received.length).toBeGreaterThan(1))
})

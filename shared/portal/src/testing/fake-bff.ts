import { afterAll, afterEach, beforeAll } from '@jest/globals'
import {
  type CustomerProfile,
  calls,
  PROBLEM_MEDIA_TYPE,
  type ProblemCode,
  type UserProfile,
} from '@portal/contracts'
import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import { aCustomerProfile, aUserProfile } from './profiles.ts'

/** Where the calls of a test go. */
export const BFF_URL = 'https://localhost/bff'

interface Profiles {
  user?: UserProfile
  customer?: CustomerProfile
}

/** The handlers for both profiles. */
export function profileHandlers({ user = aUserProfile(), customer = aCustomerProfile() }: Profiles = {}) {
  return [
    http.get(BFF_URL + calls.getUserProfile.path, () => HttpResponse.json(user)),
    http.get(BFF_URL + calls.getCustomerProfile.path, () => HttpResponse.json(customer)),
  ]
}

/** An error response of the BFF. */
export function problem(code: ProblemCode, status: number, errors?: { path: string; message: string }[]) {
  return problemResponse({ code, status, errors })
}

/** The response of the BFF to too many requests. @param retryAfter seconds */
export const tooManyRequests = (retryAfter: number) =>
  problemResponse({ code: 'too-many-requests', status: 429, retryAfter })

/** The response of the BFF to a call that needs the password. */
export function stepUpNeeded(acrValues: string) {
  const response = problemResponse({ code: 'sign-in-too-old', status: 401 })
  const challenge = `Bearer error="insufficient_user_authentication", acr_values="${acrValues}"`
  response.headers.set('www-authenticate', challenge)
  return response
}

function problemResponse(entries: { code: ProblemCode; status: number } & Record<string, unknown>) {
  const { code, status } = entries
  const body = { type: 'about:blank', title: code, requestId: 'test', ...entries }
  return HttpResponse.json(body, { status, headers: { 'content-type': PROBLEM_MEDIA_TYPE } })
}

/** A network that serves both profiles; call it once in a test file. A request without a handler fails the test. */
export function fakeBff() {
  const server = setupServer(...profileHandlers())
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())
  return server
}

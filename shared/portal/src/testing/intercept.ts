import { type CallName, calls } from '@portal/contracts'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import type { UnsavedInput } from '../unsaved-input.ts'
import { BFF_URL, type fakeBff } from './fake-bff.ts'

export type Bff = ReturnType<typeof fakeBff>

/** Opens a path of the remote. */
export type Open = (at: string) => { user: UserEvent; unsavedInput: UnsavedInput }

/** `undefined` leaves the call to the handlers of the test. */
export type Answer = () => Response | Promise<Response | undefined> | undefined

export const brokenJson = () => new HttpResponse('{', { headers: { 'content-type': 'application/json' } })

/** Answers one call as `answer` says at that moment, and counts how often it was made. */
export function intercept(bff: Bff, name: CallName, answer: Answer) {
  const call = { answer, made: 0 }
  const { method, path } = calls[name]
  const on = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete }[method]
  bff.use(
    on(BFF_URL + path, () => {
      call.made += 1
      return call.answer()
    }),
  )
  return call
}

/** An answer that comes when the test releases it. */
export function hold(answer: Answer) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  return { release, answer: () => promise.then(answer) }
}

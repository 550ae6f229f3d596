// Compiles as long as tabs do that were written with the types of the report. The test copies it to `reported`.
import type * as Now from '@nordtal/remote'
import type * as Reported from '../reported/index.js'

type Responses<Calls extends Record<Reported.CallName, { response: unknown }>> = {
  [Name in Reported.CallName]: Calls[Name]['response']
}

type Bodies<Calls extends Record<Reported.CallName, { body: unknown; query: unknown }>> = {
  [Name in Reported.CallName]: Pick<Calls[Name], 'body' | 'query'>
}

/** What the portal gives. */
declare const given: { portal: Now.Portal; responses: Responses<Now.BffCalls>; exports: typeof Now }
export const expected: {
  portal: Reported.Portal
  responses: Responses<Reported.BffCalls>
  exports: Record<keyof typeof Reported, unknown>
} = given

/** What tabs give. */
declare const written: {
  declaration: Reported.RemoteSource
  toast: Reported.Toast
  counted: Reported.TrackedEvent
  changed: Reported.ProfileChanged
  bodies: Bodies<Reported.BffCalls>
}
export const accepted: {
  declaration: Now.RemoteSource
  toast: Now.Toast
  counted: Now.TrackedEvent
  changed: Now.ProfileChanged
  bodies: Bodies<Now.BffCalls>
} = written

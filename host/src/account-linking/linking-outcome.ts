import type { BffErrorCode } from '@portal/bff-client'
import type { CallResponse } from '@portal/contracts'

const refusals = ['brand-taken', 'expired', 'unknown'] as const

/** Why an invitation was not linked; undefined for any other result. */
export const refusalOf = (result: CallResponse<'linkAccount'>['result'] | undefined) =>
  refusals.find((one) => one === result)

const failures = [
  'offline',
  'too-many-requests',
  'email-address-in-use',
  'sign-in-too-old',
  'account-deleted',
  'third-brand',
] as const satisfies BffErrorCode[]

/** Why the call failed: one of the codes that have a text, or `other`. */
export const failureOf = (code: BffErrorCode | undefined) => failures.find((one) => one === code) ?? 'other'

type LinkingFailure = ReturnType<typeof failureOf>

/** Whether the customer must reauthenticate. */
export const needsSignIn = (failure: LinkingFailure) => failure === 'sign-in-too-old'

/** Whether no retry with this account can succeed. */
export const isFinal = (failure: LinkingFailure) =>
  failure === 'email-address-in-use' || failure === 'account-deleted' || failure === 'third-brand'

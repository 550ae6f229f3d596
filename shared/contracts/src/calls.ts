import type * as v from 'valibot'
import { accountCalls } from './account-calls.ts'
import { consumptionCalls } from './consumption-calls.ts'
import { healthCalls } from './health-calls.ts'
import { identityLinkingCalls } from './identity-linking-calls.ts'
import { permissionCalls } from './permission-calls.ts'
import { personalDataCalls } from './personal-data-calls.ts'
import { releaseCalls } from './release-calls.ts'
import { securityCalls } from './security-calls.ts'

/** Every call of the BFF by its name. */
export const calls = {
  ...healthCalls,
  ...accountCalls,
  ...securityCalls,
  ...personalDataCalls,
  ...permissionCalls,
  ...consumptionCalls,
  ...identityLinkingCalls,
  ...releaseCalls,
}

export type CallName = keyof typeof calls
export type CallResponse<Name extends CallName> = v.InferOutput<(typeof calls)[Name]['response']>
export type CallQuery<Name extends CallName> = (typeof calls)[Name] extends {
  query: infer Query extends v.GenericSchema
}
  ? v.InferInput<Query>
  : undefined

import { byPermissionCall, type CallName, type TenantId } from '@portal/contracts'
import type { Scope, Section } from './stored-state.ts'

const consents = byPermissionCall(() => ({ change: 'consents' as const }))

/**
 * The calls whose changes can be undone, and the data that they change. None of them needs a step-up. Not here: what
 * protects the account, what has its own link in a mail, and the objection to advertising by letter, which is final.
 */
const sections: { [Name in CallName]?: Section } = {
  changeBirthDate: 'person',
  addEmailAddress: 'contact',
  changeEmailAddress: 'contact',
  removeEmailAddress: 'contact',
  addPhoneNumber: 'contact',
  changePhoneNumber: 'contact',
  removePhoneNumber: 'contact',
  replaceContractPhoneNumbers: 'contact',
  replaceContactPhoneNumbers: 'contact',
  useEmailForContracts: 'contact',
  usePaperForContracts: 'contact',
  ...consents,
}

export const isReversibleCall = (name: CallName): boolean => name in sections

/** The data that a call changes; undefined if its changes cannot be undone. */
export function scopeOf(
  name: CallName,
  customerId: string | undefined,
  tenantId: TenantId | undefined,
): Scope | undefined {
  const section = sections[name]
  if (!section || !customerId) return undefined
  if (section === 'person') return { customerId, tenantId: null, section }
  return tenantId && { customerId, tenantId, section }
}

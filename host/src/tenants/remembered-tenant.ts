import { tabStorage } from '../session/tab-storage.ts'

const keyOf = (account: string) => `tenant:${account}`

/** The brand that this customer has selected in this browser tab. Unchecked: any text may be stored. */
export function rememberedTenant(account: string | undefined): string | null {
  return account === undefined ? null : tabStorage.get(keyOf(account))
}

/** The key has the account, so that the next customer does not get it. */
export function rememberTenant(account: string | undefined, tenantId: string): void {
  if (account !== undefined) tabStorage.set(keyOf(account), tenantId)
}

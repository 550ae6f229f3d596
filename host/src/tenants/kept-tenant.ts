import { tabStorage } from '../session/tab-storage.ts'

const keyOf = (account: string) => `tenant:${account}`

/** What this customer has selected in this tab before; as it was stored, so it may be anything. */
export function keptTenant(account: string | undefined): string | null {
  return account === undefined ? null : tabStorage.get(keyOf(account))
}

/** The next account has another key, and finds nothing of it. */
export function keepTenant(account: string | undefined, tenantId: string): void {
  if (account !== undefined) tabStorage.set(keyOf(account), tenantId)
}

import {
  type CallName,
  consentTitle,
  knownWording,
  type PermissionsReceipt,
  type TenantId,
  tenants,
} from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { permissionsHistory } from '../permissions/permissions-history.rules.ts'

interface Recipient extends BrandScope {
  eMailAddress: string
}

/** What a customer allowed a brand and forbade it, with all proofs and their wordings. */
export async function receiptOf(
  db: Database,
  { customerId, tenantId, eMailAddress }: Recipient,
): Promise<PermissionsReceipt> {
  const [{ name }, { consents, isComplete }] = await Promise.all([
    findPersonalData(db, customerId),
    permissionsHistory(db, { customerId, tenantId }),
  ])
  return {
    issuedAt: new Date().toISOString(),
    brand: { tenantId, name: tenants[tenantId].name },
    customer: { name, eMailAddress },
    consents: consents.map(({ consent, given, changes }) => ({
      consent,
      title: consentTitle(consent),
      given,
      changes: changes.map((change) => ({
        ...change,
        wording: knownWording(consent, change.wordingVersion, tenantId),
      })),
    })),
    isComplete,
  }
}

/**
 * @param call the call whose limit counts the receipt
 * @throws `too-many-requests`
 */
export async function issueReceipt(
  db: Database,
  call: CallName,
  { account, tenantId }: { account: Account; tenantId: TenantId },
): Promise<PermissionsReceipt> {
  const { customerId, eMailAddress } = account
  await db.transaction().execute((trx) => takeCallAttempt(trx, call, customerId))
  return receiptOf(db, { customerId, tenantId, eMailAddress })
}

import {
  consentTitle,
  knownWording,
  type PermissionsReceipt,
  type TenantId,
  tenants,
} from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { permissionsHistory } from '../permissions/permissions-history.rules.ts'

/** A file is printed while others wait: none may ask for it without end. */
const receipts: Limit = { name: 'permissions-receipt', most: 30, withinSeconds: 3600 }

/** @throws `too-many-requests` */
export async function issueReceipt(
  db: Database,
  { account, tenantId }: { account: Account; tenantId: TenantId },
): Promise<PermissionsReceipt> {
  const { customerId, eMailAddress } = account
  await db.transaction().execute((trx) => takeAttempt(trx, receipts, customerId))
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

import type { Contract, TenantId } from '@portal/contracts'
import { findEmailAddresses, findPhoneNumbers } from '../customer-profile/channels.repository.ts'
import { findContracts } from '../customer-profile/contracts.repository.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BusinessChange } from './business-system.ts'
import type { BrandChange } from './business-systems.ts'
import type { SyncTarget } from './sync-target.ts'

type Channels = { item: { value: string; contracts: string[] } }[]

interface Stored {
  birthdate: string | null
  contracts: Contract[]
  emailAddresses: Channels
  phoneNumbers: Channels
}

async function findStored(db: Database, customerId: string, tenantId: TenantId): Promise<Stored> {
  const brand = { customerId, tenantId }
  const [{ birthday }, contracts, emailAddresses, phoneNumbers] = await Promise.all([
    findPersonalData(db, customerId),
    findContracts(db, customerId),
    findEmailAddresses(db, brand),
    findPhoneNumbers(db, brand),
  ])
  return { birthdate: birthday, contracts, emailAddresses, phoneNumbers }
}

const valuesFor = (channels: Channels, contractId: string): string[] =>
  channels.flatMap(({ item }) => (item.contracts.includes(contractId) ? [item.value] : []))

function changesOf({ kind, contractId }: SyncTarget, stored: Stored): BusinessChange[] {
  if (kind === 'birthdate') return [{ kind, birthdate: stored.birthdate }]
  const contract = stored.contracts.find((found) => found.contractId === contractId)
  if (!contract || !contractId) return []
  if (kind === 'phone-number') {
    const numbers = valuesFor(stored.phoneNumbers, contractId)
    return (numbers.length > 0 ? numbers : [null]).map((value) => ({ kind, contractId, value }))
  }
  const addresses = valuesFor(stored.emailAddresses, contractId)
  if (kind === 'communication' && contract.isPaperlessCommunication) {
    return addresses.map((value) => ({ kind, contractId, paperless: true, value }))
  }
  const emails = addresses.map((value) => ({ kind: 'email-address' as const, contractId, value }))
  return kind === 'communication' ? [{ kind, contractId, paperless: false }, ...emails] : emails
}

/**
 * The changes that bring the systems to the stored values of each target. Empty for a contract that no longer exists.
 */
export async function storedChanges(
  db: Database,
  customerId: string,
  targets: SyncTarget[],
): Promise<BrandChange[]> {
  const byTenant = await Promise.all(
    [...Map.groupBy(targets, ({ tenantId }) => tenantId)].map(async ([tenantId, ofTenant]) => {
      const stored = await findStored(db, customerId, tenantId)
      return ofTenant.flatMap((target) => changesOf(target, stored).map((change) => ({ tenantId, change })))
    }),
  )
  return byTenant.flat()
}

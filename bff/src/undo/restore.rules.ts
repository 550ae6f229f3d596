import { type Consents, currentWordingVersion, type PermissionKind, permissionKinds } from '@portal/contracts'
import type { Account } from '../authentication/account.repository.ts'
import { changeBirthDate } from '../birth-date/birth-date.rules.ts'
import { displayNames, findBrandChannels, saveChannels } from '../channels/brand-channels.rules.ts'
import { type Channel, type ChannelKind, emailAddresses, phoneNumbers } from '../channels/channel.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { BrandScope } from '../database/row-types.ts'
import { enqueue } from '../outbox/outbox.repository.ts'
import { setPaperless } from '../paperless/paperless.repository.ts'
import { findWordingOfLastProof } from '../permissions/activities.repository.ts'
import { changePermissions, permissionsOf } from '../permissions/permissions.rules.ts'
import { restoredChannels } from './restored-channels.ts'
import type { ReversibleChange } from './reversible-changes.repository.ts'
import type { ReversiblePart } from './reversible-parts.ts'
import { consentOf, contractOf, type Scope } from './stored-state.ts'

interface Undoing {
  account: Account
  change: Pick<ReversibleChange, 'unused'>
  parts: readonly ReversiblePart[]
}

async function restoreChannels(
  trx: Database,
  kind: ChannelKind,
  { brand, account, change, parts }: Undoing & { brand: BrandScope },
): Promise<void> {
  const known = await findBrandChannels(trx, kind, { account, tenantId: brand.tenantId })
  const wasUnused = (value: string) => change.unused.some((unused) => kind.isSame(unused, value))
  const isRestored = (value: string) => parts.some(({ before }) => before.emailAddresses?.includes(value))
  const retains = ({ value }: Channel) =>
    kind.name === 'email-address' && (wasUnused(value) || isRestored(value))
  await saveChannels(trx, kind, { ...known, retains }, restoredChannels(kind, known.channels, parts))
}

async function restoreLetters(
  trx: Database,
  { brand, account, parts }: Undoing & { brand: BrandScope },
): Promise<void> {
  const { contracts } = await findBrandChannels(trx, emailAddresses, { account, tenantId: brand.tenantId })
  for (const isPaperless of [true, false]) {
    const ids = parts.flatMap(({ id, before }) =>
      before.isPaperless === isPaperless ? (contractOf(id) ?? []) : [],
    )
    const switched = await setPaperless(trx, brand, ids, isPaperless)
    if (switched.length === 0) continue
    await enqueue(trx, brand.customerId, 'change-notice', {
      what: isPaperless ? 'paperless' : 'paper',
      tenantId: brand.tenantId,
      recipients: [],
      contracts: displayNames(contracts, switched),
    })
  }
}

/** The wording is the one that the customer read for the change: no other decision came after it. */
async function restoreConsents(
  trx: Database,
  brand: BrandScope,
  kind: PermissionKind,
  parts: readonly ReversiblePart[],
): Promise<void> {
  const ofKind = parts.flatMap(({ id, before }) => {
    const consent = consentOf(id)
    return consent?.startsWith(`${kind}.`) ? [[consent, before.given ?? false] as const] : []
  })
  const [first] = ofKind
  if (!first) return
  const { version } = await permissionsOf(trx, brand, kind)
  const wordingVersion = (await findWordingOfLastProof(trx, brand, first[0])) ?? currentWordingVersion
  const consents = Object.fromEntries(ofKind) as Consents
  await changePermissions(trx, brand, kind, { consents, version, wordingVersion })
}

/** Stores the former values by the rules of each kind of data, with its notices and proofs. */
export async function restore(trx: Database, scope: Scope, undoing: Undoing): Promise<void> {
  const { parts } = undoing
  if (parts.length === 0) return
  if (scope.section === 'person') {
    const { version } = await findPersonalData(trx, scope.customerId)
    const birthdate = parts[0]?.before.birthdate ?? null
    await changeBirthDate(trx, scope.customerId, { birthdate, version })
    return
  }
  const brand = { customerId: scope.customerId, tenantId: scope.tenantId }
  if (scope.section === 'consents') {
    for (const kind of permissionKinds) await restoreConsents(trx, brand, kind, parts)
    return
  }
  for (const kind of [emailAddresses, phoneNumbers]) await restoreChannels(trx, kind, { ...undoing, brand })
  await restoreLetters(trx, { ...undoing, brand })
}

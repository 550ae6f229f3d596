import { byKind, type Restored, type TenantId } from '@portal/contracts'
import { type Channel, emailAddresses, isUnused, phoneNumbers, servesContract } from '../channels/channel.ts'
import { findChannels } from '../channels/channels.repository.ts'
import { findContracts } from '../customer-profile/contracts.repository.ts'
import { findPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import { findConsents } from '../permissions/permissions.repository.ts'

export type Section = Schema['reversible_change']['section']

/** The data of a customer, or of a customer with a brand, that one change can touch. */
export type Scope = { customerId: string } & (
  | { section: 'person'; tenantId: null }
  | { section: Exclude<Section, 'person'>; tenantId: TenantId }
)

/** The stored values by part: what can be undone alone. */
export type StoredState = Map<string, Restored>

type Entry = [partId: string, values: Restored]

const valuesOf = (channels: Channel[], isUsed: (channel: Channel) => boolean): string[] =>
  channels
    .filter(isUsed)
    .map(({ value }) => value)
    .toSorted()

/** @returns undefined if the part is not about a contract */
export const contractOf = (partId: string): string | undefined => /^contract:(.+)$/.exec(partId)?.[1]
export const consentOf = (partId: string): string | undefined => /^consent:(.+)$/.exec(partId)?.[1]
/** An address without a use. Using it is no change of it. */
export const isUnusedAddress = (partId: string): boolean => partId.startsWith('address:')

async function contactState(db: Database, { customerId, tenantId }: Scope): Promise<StoredState> {
  if (!tenantId) return new Map()
  const brand = { customerId, tenantId }
  const [emails, phones, contracts] = await Promise.all([
    findChannels(db, emailAddresses, brand),
    findChannels(db, phoneNumbers, brand),
    findContracts(db, customerId),
  ])
  const ofBrand = contracts.filter((contract) => contract.tenantId === tenantId)
  const isContact = (channel: Channel) => channel.isContact
  return new Map([
    ...ofBrand.map(({ contractId, isPaperlessCommunication: isPaperless }): Entry => {
      const serves = (channel: Channel) => servesContract(channel, contractId)
      const values = { emailAddresses: valuesOf(emails, serves), phoneNumbers: valuesOf(phones, serves) }
      return [`contract:${contractId}`, { ...values, isPaperless }]
    }),
    ['contact', { emailAddresses: valuesOf(emails, isContact), phoneNumbers: valuesOf(phones, isContact) }],
    ...emails.filter(isUnused).map(({ id, value }): Entry => [`address:${id}`, { emailAddresses: [value] }]),
  ])
}

async function consentsState(db: Database, { customerId, tenantId }: Scope): Promise<StoredState> {
  if (!tenantId) return new Map()
  const stored = await findConsents(db, { customerId, tenantId })
  const all = Object.values(byKind((kind) => Object.entries(stored[kind].consents)))
  return new Map(all.flat().map(([name, given]) => [`consent:${name}`, { given }]))
}

/** A consent that was never asked is not given. */
const unknownValues = (partId: string): Restored => (consentOf(partId) === undefined ? {} : { given: false })

export const valuesIn = (state: StoredState, partId: string): Restored =>
  state.get(partId) ?? unknownValues(partId)

export async function readState(db: Database, scope: Scope): Promise<StoredState> {
  if (scope.section === 'contact') return contactState(db, scope)
  if (scope.section === 'consents') return consentsState(db, scope)
  const { birthday } = await findPersonalData(db, scope.customerId)
  return new Map([['birthdate', { birthdate: birthday }]])
}

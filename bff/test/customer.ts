import type { CallName, CustomerProfile, TenantId } from '@portal/contracts'
import { deleteLocks } from '../local/business-systems/index.ts'
import type { TestPortal } from './test-portal.ts'
import { personCalled } from './test-provider.ts'

interface Change {
  body?: unknown
  query?: Record<string, string>
  version?: number
  /** Idempotency-Key. */
  key?: string
}

interface Seen {
  id: string
  version: number
  contracts: string[]
  contact: boolean
}

type Items = CustomerProfile['communicationChannelData']['contactPhoneNumbers']

/** Items by value, with all their uses. */
function byValue(contactItems: Items, contractItems: Items): Record<string, Seen> {
  const items = [...contactItems, ...contractItems].map(({ id, version, value, contracts }) => {
    const contact = contactItems.some((item) => item.id === id)
    return [value, { id, version, contracts, contact }] as const
  })
  return Object.fromEntries(items)
}

/** The secret in the newest confirmation mail. */
function tokenTo(portal: TestPortal, eMailAddress: string): string {
  const [newest] = portal.mails(eMailAddress)
  const token = /email-change\/address\?token=([\w-]+)/.exec(newest?.text ?? '')?.[1]
  if (!token) throw new Error(`No mail with a link arrived at ${eMailAddress}`)
  return token
}

/** A seeded person who changes data and reads the result. */
export function customerOf(portal: TestPortal, as: string, tenantId?: TenantId) {
  const tenant = tenantId ? { tenant: tenantId } : {}

  async function change(name: CallName, { body, query, version, key }: Change = {}) {
    const response = await portal.call(name, {
      as,
      body,
      ...(query && { query }),
      headers: {
        ...tenant,
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key && { 'idempotency-key': key }),
      },
    })
    return { status: response.statusCode, etag: response.headers.etag, ...response.json() }
  }

  async function profile(): Promise<CustomerProfile> {
    return (await portal.call('getCustomerProfile', { as, headers: tenant })).json()
  }

  return {
    change,
    profile,
    tokenTo: (eMailAddress: string) => tokenTo(portal, eMailAddress),
    async emailAddresses() {
      const { contactEmailAddresses, contractEmailAddresses } = (await profile()).communicationChannelData
      return byValue(contactEmailAddresses, contractEmailAddresses)
    },
    async phoneNumbers() {
      const { contactPhoneNumbers, contractPhoneNumbers } = (await profile()).communicationChannelData
      return byValue(contactPhoneNumbers, contractPhoneNumbers)
    },
    /** Pending notices to the customer. */
    async notices() {
      const rows = await portal.db
        .selectFrom('outbox')
        .select('payload')
        .where('customer_id', '=', personCalled(as).customerId)
        .where('kind', '=', 'change-notice')
        .orderBy('outbox_id')
        .execute()
      return rows.map(({ payload }) => payload)
    },
  }
}

/** Makes the business systems accept every change. */
export async function unlock({ db }: Pick<TestPortal, 'db'>): Promise<void> {
  await deleteLocks(db)
}

import { type CallBody, currentWordingVersion, type PermissionsOverview } from '@portal/contracts'
import type { TestPortal } from '../../test/test-portal.ts'
import { personCalled } from '../../test/test-provider.ts'

export const wordingVersion = currentWordingVersion

type Name = 'changeEcoPermissions' | 'changeAdvertisingPermissions' | 'changeTrackingPermissions'

interface Change<Call extends Name> {
  version: number
  tenant?: string
  flags: Omit<CallBody<Call>, 'wordingVersion'>
}

/** Changes consents as customers do, and reads their proofs. */
export const createPermissionsFixture = (portal: TestPortal) => ({
  async overviewOf(as: string, tenant = '100'): Promise<PermissionsOverview> {
    const response = await portal.call('getPermissionsOverview', { as, headers: { tenant } })
    return response.json()
  },

  change: <Call extends Name>(name: Call, as: string, { version, tenant = '100', flags }: Change<Call>) =>
    portal.call(name, {
      as,
      headers: { 'if-match': `"${version}"`, tenant },
      body: { wordingVersion, ...flags },
    }),

  /** The oldest first. */
  proofsOf: (as: string, tenantId: '100' | '200' = '100') =>
    portal.db
      .selectFrom('consent_activity')
      .select(['consent', 'given', 'wording_version', 'channel'])
      .where('customer_id', '=', personCalled(as).customerId)
      .where('tenant_id', '=', tenantId)
      .orderBy('consent_activity_id')
      .execute(),
})

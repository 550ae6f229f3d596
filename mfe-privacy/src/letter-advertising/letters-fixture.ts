import { calls, type PermissionsOverview, type TenantId } from '@portal/contracts'
import { aUserProfile, BFF_URL, HttpResponse, http, problem, profileHandlers } from '@portal/portal/testing'
import { fakePermissions } from '../permissions-fixture.ts'

export const OBJECTION_URL = BFF_URL + calls.objectToProductConsent.path
const OBJECTED_AT = '2025-02-03T08:14:52.000Z'

export const allowed = { given: true, objectedAt: null }
export const objected = { given: false, objectedAt: OBJECTED_AT }

/** An account with these brands; the first one is shown. */
const withBrands = (...tenantIds: TenantId[]) =>
  aUserProfile({
    businessSystems: tenantIds.map((tenantId) => ({
      tenantId,
      system: 'emp',
      phonePin: { enabled: false, version: 0, changedAt: null },
      cmdm: { enabled: true },
    })),
  })

/** A BFF that accepts objections; `objections` lists their brands in order. */
export function fakeLetters() {
  const permissions = fakePermissions()
  const objections: TenantId[] = []
  return {
    ...permissions,
    objections,
    /** A customer with these consents at each brand. */
    serveBrands(brands: Partial<Record<TenantId, Partial<PermissionsOverview>>>) {
      objections.length = 0
      const tenantIds = Object.keys(brands) as TenantId[]
      for (const tenantId of tenantIds) permissions.serve(brands[tenantId], tenantId)
      permissions.bff.use(
        ...profileHandlers({ user: withBrands(...tenantIds) }),
        http.delete(OBJECTION_URL, ({ request }) => {
          const tenantId = request.headers.get('tenant') as TenantId
          if (objections.includes(tenantId)) return problem('already-objected', 409)
          objections.push(tenantId)
          const productConsent = { given: false, objectedAt: new Date().toISOString() }
          permissions.changeElsewhere({ productConsent }, tenantId)
          return HttpResponse.json(productConsent)
        }),
      )
    },
  }
}

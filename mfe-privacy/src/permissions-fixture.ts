import {
  byKind,
  calls,
  type PermissionKind,
  type PermissionsOverview,
  permissionCallNames,
  permissionFlags,
  permissionKinds,
  type TenantId,
} from '@portal/contracts'
import { BFF_URL, fakeBff, HttpResponse, http, renderRemote } from '@portal/portal/testing'
import remote from '../remote.ts'

const OVERVIEW_URL = BFF_URL + calls.getPermissionsOverview.path

/** The change of each kind, and the overview. */
export const permissionUrls = {
  overview: OVERVIEW_URL,
  ...byKind((kind) => BFF_URL + calls[permissionCallNames(kind).change].path),
}

const never = byKind((kind) => ({
  version: 0,
  changedAt: null,
  ...permissionFlags(kind, {}, '100'),
})) as Omit<PermissionsOverview, 'productConsent'>

/** A customer of the parent brand without consents. The objection to letters prevents offers after revocations. */
export const aPermissionsOverview = (changes: Partial<PermissionsOverview> = {}): PermissionsOverview => ({
  ...never,
  productConsent: { given: false, objectedAt: '2025-02-03T08:14:52.000Z' },
  ...changes,
})

interface SentChange {
  kind: PermissionKind
  version: string | null
  tenant: string | null
  body: Record<string, unknown>
}

/** A BFF that stores changed consents. */
export function fakePermissions() {
  const bff = fakeBff()
  const changes: SentChange[] = []
  const confirmed: PermissionKind[] = []
  const stored: Partial<Record<TenantId, PermissionsOverview>> = {}

  function change(kind: PermissionKind) {
    return http.put(permissionUrls[kind], async ({ request }) => {
      const tenantId = request.headers.get('tenant') as TenantId
      const version = request.headers.get('if-match')
      const body = (await request.json()) as Record<string, unknown>
      changes.push({ kind, version, tenant: tenantId, body })
      const overview = stored[tenantId] ?? aPermissionsOverview()
      const { wordingVersion, ...flags } = body
      const isChanged = Object.entries(flags).some(
        ([name, flag]) => JSON.stringify(flag) !== JSON.stringify(overview[kind][name as never]),
      )
      const after = {
        ...overview[kind],
        ...flags,
        ...(isChanged && { version: overview[kind].version + 1, changedAt: new Date().toISOString() }),
      }
      stored[tenantId] = { ...overview, [kind]: after }
      return HttpResponse.json(after)
    })
  }

  const confirm = (kind: PermissionKind) =>
    http.post(`${permissionUrls[kind]}/create-activity`, () => {
      confirmed.push(kind)
      return HttpResponse.json({ activities: [] })
    })

  return {
    bff,
    /** The sent changes. */
    changes,
    /** The kinds confirmed without a change. */
    confirmed,
    /** A customer with these consents at the brand, and a BFF that accepts changes. */
    serve(overview: Partial<PermissionsOverview> = {}, tenantId: TenantId = '100') {
      changes.length = 0
      confirmed.length = 0
      stored[tenantId] = aPermissionsOverview(overview)
      bff.use(
        http.get(BFF_URL + calls.getConsumption.path, () => HttpResponse.json({ contracts: [] })),
        http.get(OVERVIEW_URL, ({ request }) =>
          HttpResponse.json(stored[request.headers.get('tenant') as TenantId]),
        ),
        ...permissionKinds.flatMap((kind) => [change(kind), confirm(kind)]),
      )
    },
    /** A change by another tab or device. */
    changeElsewhere(overview: Partial<PermissionsOverview>, tenantId: TenantId = '100') {
      stored[tenantId] = { ...(stored[tenantId] ?? aPermissionsOverview()), ...overview }
    },
  }
}

/** Opens the tab at a path below it. */
export const openPrivacy = (path = '', options: Parameters<typeof renderRemote>[1] = {}) =>
  renderRemote(remote, { at: `/privacy${path}`, ...options })

import type { Call } from './call.ts'
import {
  byPermissionCall,
  type ChangeCall,
  type ConfirmCall,
  consentKinds,
  type PermissionKind,
  type ReadCall,
} from './consent-kinds.ts'
import {
  ActivitiesSchema,
  PermissionsOverviewSchema,
  type PermissionsSchema,
  ProductConsentSchema,
  permissionsSchemas,
} from './permissions.ts'
import {
  PermissionsHistorySchema,
  PermissionsReceiptPdfSchema,
  PermissionsReceiptSchema,
} from './permissions-history.ts'

type Path<Kind extends PermissionKind> = `/api/${(typeof consentKinds)[Kind]['path']}`

type CallsByKind = {
  [Kind in PermissionKind as ReadCall<Kind>]: {
    method: 'GET'
    path: Path<Kind>
    tenant: true
    response: PermissionsSchema<Kind>
  }
} & {
  [Kind in PermissionKind as ChangeCall<Kind>]: {
    method: 'PUT'
    path: Path<Kind>
    tenant: true
    versioned: true
    response: PermissionsSchema<Kind>
  }
} & {
  [Kind in PermissionKind as ConfirmCall<Kind>]: {
    method: 'POST'
    path: `${Path<Kind>}/create-activity`
    tenant: true
    response: typeof ActivitiesSchema
  }
}

const callsByKind = byPermissionCall((kind) => {
  const path = `/api/${consentKinds[kind].path}` as const
  const response = permissionsSchemas[kind]
  return {
    read: { method: 'GET', path, tenant: true, response },
    change: { method: 'PUT', path, tenant: true, versioned: true, response },
    confirm: { method: 'POST', path: `${path}/create-activity`, tenant: true, response: ActivitiesSchema },
  }
}) as unknown as CallsByKind

export const permissionCalls = {
  getPermissionsOverview: {
    method: 'GET',
    path: '/api/permissions/overview',
    tenant: true,
    response: PermissionsOverviewSchema,
  },
  getPermissionsHistory: {
    method: 'GET',
    path: '/api/permissions/history',
    tenant: true,
    response: PermissionsHistorySchema,
  },
  getPermissionsReceipt: {
    method: 'GET',
    path: '/api/permissions/receipt',
    tenant: true,
    response: PermissionsReceiptSchema,
  },
  getPermissionsReceiptPdf: {
    method: 'GET',
    path: '/api/permissions/receipt.pdf',
    tenant: true,
    media: 'application/pdf',
    response: PermissionsReceiptPdfSchema,
  },
  ...callsByKind,
  recordCookieAnswer: {
    method: 'POST',
    path: '/api/permissions/cookies',
    tenant: true,
    response: ActivitiesSchema,
  },
  objectToProductConsent: {
    method: 'DELETE',
    path: '/api/permissions/product-consent',
    tenant: true,
    response: ProductConsentSchema,
  },
} as const satisfies Record<string, Call>

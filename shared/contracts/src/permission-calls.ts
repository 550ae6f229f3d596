import type { Call } from './call.ts'
import {
  ActivitiesSchema,
  AdvertisingPermissionsSchema,
  EcoPermissionsSchema,
  PermissionsOverviewSchema,
  ProductConsentSchema,
  TrackingPermissionsSchema,
} from './permissions.ts'
import {
  PermissionsHistorySchema,
  PermissionsReceiptPdfSchema,
  PermissionsReceiptSchema,
} from './permissions-history.ts'

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
  getEcoPermissions: {
    method: 'GET',
    path: '/api/ecoPermissions',
    tenant: true,
    response: EcoPermissionsSchema,
  },
  changeEcoPermissions: {
    method: 'PUT',
    path: '/api/ecoPermissions',
    tenant: true,
    versioned: true,
    response: EcoPermissionsSchema,
  },
  createEcoActivity: {
    method: 'POST',
    path: '/api/ecoPermissions/create-activity',
    tenant: true,
    response: ActivitiesSchema,
  },
  getAdvertisingPermissions: {
    method: 'GET',
    path: '/api/advPermissions',
    tenant: true,
    response: AdvertisingPermissionsSchema,
  },
  changeAdvertisingPermissions: {
    method: 'PUT',
    path: '/api/advPermissions',
    tenant: true,
    versioned: true,
    response: AdvertisingPermissionsSchema,
  },
  createAdvertisingActivity: {
    method: 'POST',
    path: '/api/advPermissions/create-activity',
    tenant: true,
    response: ActivitiesSchema,
  },
  getTrackingPermissions: {
    method: 'GET',
    path: '/api/trackingPermissions',
    tenant: true,
    response: TrackingPermissionsSchema,
  },
  changeTrackingPermissions: {
    method: 'PUT',
    path: '/api/trackingPermissions',
    tenant: true,
    versioned: true,
    response: TrackingPermissionsSchema,
  },
  createTrackingActivity: {
    method: 'POST',
    path: '/api/trackingPermissions/create-activity',
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

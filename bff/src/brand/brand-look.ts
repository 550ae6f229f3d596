import type { TenantId } from '@portal/contracts'

export interface BrandLook {
  brand: string
  onBrand: string
  accent: string
  ink: string
  muted: string
  page: string
  border: string
}

/** The brands' colours on what leaves the portal, mails and letters; the same as in the portal's own design tokens. */
export const brandLooks: Record<TenantId, BrandLook> = {
  '100': {
    brand: '#00653a',
    onBrand: '#ffffff',
    accent: '#ffb81c',
    ink: '#14251f',
    muted: '#4d5f57',
    page: '#f4f7f5',
    border: '#ccd6d1',
  },
  '200': {
    brand: '#3d2bb5',
    onBrand: '#ffffff',
    accent: '#3ddbb0',
    ink: '#1a1633',
    muted: '#575172',
    page: '#f6f5fb',
    border: '#d3cfe6',
  },
  '500': {
    brand: '#0a4f5c',
    onBrand: '#ffffff',
    accent: '#ff8a3d',
    ink: '#10262b',
    muted: '#47606b',
    page: '#f3f7f8',
    border: '#c9d7da',
  },
}

/** Who writes when it is about the account as a whole. */
export const ACCOUNT_TENANT: TenantId = '100'

export const ACCOUNT_NAME = 'Nordtal Konto'

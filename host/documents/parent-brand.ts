import { accountController } from '@portal/contracts'
import type { PdfBrand } from '@portal/pdf'

export const parentBrand: PdfBrand = {
  name: accountController.name,
  colors: {
    brand: '#00653a',
    onBrand: '#ffffff',
    accent: '#ffb81c',
    ink: '#14251f',
    muted: '#4d5f57',
    page: '#f4f7f5',
    border: '#ccd6d1',
  },
}

import { defineElement } from '@portal/portal'

defineElement('mfe-identity-linking', () => import('./tab.tsx'))

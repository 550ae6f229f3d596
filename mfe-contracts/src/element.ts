import { defineElement } from '@portal/portal'

defineElement('mfe-contracts', () => import('./tab.tsx'))

import { defineElement } from '@portal/portal'

defineElement('mfe-security', () => import('./tab.tsx'))

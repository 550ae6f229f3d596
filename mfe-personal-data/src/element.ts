import { defineElement } from '@portal/portal'

defineElement('mfe-personal-data', () => import('./tab.tsx'))

import { defineElement } from '@portal/portal'

defineElement('mfe-privacy', () => import('./tab.tsx'))

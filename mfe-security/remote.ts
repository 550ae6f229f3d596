import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/security',
  element: 'nordtal-security',
  needs: '1.0',
  tab: { label: 'Anmeldung & Sicherheit', shortLabel: 'Sicherheit', icon: 'key-round', place: 30 },
  overview: 'Angemeldet mit {{email}}',
  routes,
  budgets: {
    entry: 7.4,
    tab: 8.7,
    'change-pin-dialog': 7.3,
    'change-types': 0.9,
    devices: 5.6,
    'email-reset-dialog': 9.4,
    events: 4.7,
    'password-reset': 7.4,
    'report-dialog': 5,
    'reset-pin-dialog': 3.9,
    'reauthentication-dialog': 0.8,
    'sign-out-others-dialog': 5.2,
    'sign-out-step-up': 1.3,
    undo: 1.6,
    'undo-dialog': 4.9,
  },
})

import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/security',
  element: 'nordtal-security',
  needs: '1.6',
  tab: { label: 'Anmeldung & Sicherheit', shortLabel: 'Sicherheit', icon: 'key-round', place: 30 },
  overview: 'Angemeldet mit {{email}}',
  routes,
  budgets: {
    entry: 3.4,
    tab: 8.1,
    'change-pin-dialog': 6.6,
    'change-types': 1.8,
    devices: 5,
    'email-reset-dialog': 8.3,
    events: 3.5,
    'password-reset': 7.2,
    'report-dialog': 4.6,
    'reset-pin-dialog': 3.7,
    'reauthentication-dialog': 0.8,
    'sign-out-others-dialog': 4.9,
    'sign-out-step-up': 1.3,
  },
})

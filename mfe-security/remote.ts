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
    entry: 7.8,
    tab: 25,
    'change-pin-dialog': 9.7,
    'change-types': 2.1,
    devices: 5,
    'email-reset-dialog': 11.8,
    events: 4,
    'password-reset': 8.9,
    'report-dialog': 8,
    'reset-pin-dialog': 7.1,
    'reauthentication-dialog': 4.8,
    'sign-out-others-dialog': 8.3,
    'sign-out-step-up': 6.4,
  },
})

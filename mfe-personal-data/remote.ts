import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/personal-data',
  element: 'nordtal-personal-data',
  needs: '1.6',
  tab: { label: 'Persönliche Daten', shortLabel: 'Daten', icon: 'user-round', place: 10 },
  overview: 'Name, Geburtsdatum, Kontaktdaten und Adressen',
  routes,
  budgets: {
    entry: 3.4,
    tab: 5.3,
    address: 6,
    addresses: 4.9,
    'birth-date-dialog': 6.9,
    'email-dialogs': 16.3,
    'email-reset-dialog': 9.4,
    emails: 9.5,
    'help-dialog': 5.6,
    'phone-dialogs': 47.2,
    phones: 4.5,
  },
})

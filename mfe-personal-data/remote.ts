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
    entry: 8,
    tab: 23.1,
    address: 6.6,
    addresses: 4.7,
    'birth-date-dialog': 10,
    'email-dialogs': 18.2,
    'email-reset-dialog': 12.4,
    emails: 9.1,
    'help-dialog': 9.2,
    'phone-dialogs': 48.2,
    phones: 4.2,
  },
})

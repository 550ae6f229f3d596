import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/personal-data',
  element: 'nordtal-personal-data',
  needs: '1.0',
  tab: { label: 'Persönliche Daten', shortLabel: 'Daten', icon: 'user-round', place: 10 },
  overview: 'Name, Geburtsdatum, Kontaktdaten und Adressen',
  routes,
  budgets: {
    entry: 7.4,
    tab: 5.4,
    address: 6,
    addresses: 5.1,
    'birth-date-dialog': 7.9,
    'email-dialogs': 17.6,
    'email-reset-dialog': 10.7,
    emails: 9.7,
    'help-dialog': 5.6,
    'phone-dialogs': 47.2,
    phones: 4.6,
    undo: 1.6,
  },
})

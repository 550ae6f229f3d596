import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/privacy',
  element: 'nordtal-privacy',
  needs: '1.6',
  tab: { label: 'Datenschutz', icon: 'shield-check', place: 40 },
  overview: 'Ihre gespeicherten Daten und unsere Datenschutzhinweise',
  routes,
  budgets: {
    entry: 3.4,
    tab: 8,
    'advertising-dialogs': 15.2,
    consumption: 6.6,
    'data-visualization': 8.7,
    'delete-account': 6,
    'delete-account-dialog': 8.7,
    history: 8.1,
    'interest-profile-dialog': 5.8,
    'kind-dialogs': 13.9,
    'letter-dialogs': 11.7,
    'my-data': 9.4,
    'partners-dialog': 6.6,
    'revocation-dialog': 8.1,
  },
})

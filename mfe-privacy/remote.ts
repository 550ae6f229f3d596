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
    entry: 7.8,
    tab: 25,
    'advertising-dialogs': 15.2,
    consumption: 6.6,
    'data-visualization': 9.4,
    'delete-account': 6.4,
    'delete-account-dialog': 9.4,
    history: 8.9,
    'interest-profile-dialog': 7,
    'kind-dialogs': 13.9,
    'letter-dialogs': 11.7,
    'my-data': 10.4,
    'partners-dialog': 7.2,
    'revocation-dialog': 8.1,
  },
})

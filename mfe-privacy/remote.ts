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
    'advertising-dialogs': 11.5,
    consumption: 6.6,
    'data-visualization': 8.7,
    'delete-account': 6,
    'delete-account-dialog': 4.7,
    history: 8.1,
    'interest-profile-dialog': 1.9,
    'kind-dialogs': 10.3,
    'letter-dialogs': 7.5,
    'my-data': 6,
    'partners-dialog': 3,
    'revocation-dialog': 4.7,
  },
})

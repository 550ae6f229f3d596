import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/privacy',
  element: 'nordtal-privacy',
  needs: '1.0',
  tab: { label: 'Datenschutz', icon: 'shield-check', place: 40 },
  overview: 'Ihre gespeicherten Daten und unsere Datenschutzhinweise',
  routes,
  budgets: {
    entry: 7.4,
    tab: 8.1,
    consumption: 6.6,
    'data-visualization': 9.5,
    'delete-account': 6.2,
    'delete-account-dialog': 7,
    history: 9,
    'interest-profile-dialog': 1.9,
    'kind-dialogs': 10.8,
    'letter-dialogs': 8,
    'my-data': 6.8,
    'partners-dialog': 3,
    'permission-dialogs': 12.2,
    'revocation-dialog': 4.7,
    undo: 1.6,
  },
})

import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/contracts-payments',
  element: 'nordtal-contracts',
  needs: '1.0',
  tab: { label: 'Verträge & Zahlungsdaten', shortLabel: 'Verträge', icon: 'file-text', place: 20 },
  overview: {
    none: 'Noch kein Vertrag bei {{brand}}',
    one: '{{contracts}} Vertrag bei {{brand}}',
    other: '{{contracts}} Verträge bei {{brand}}',
  },
  slots: ['overview-prompt'],
  calls: [
    'getUserProfile',
    'getCustomerProfile',
    'useEmailForContracts',
    'usePaperForContracts',
    'undoChange',
  ],
  routes,
  budgets: {
    entry: 7.4,
    tab: 9.1,
    contract: 7.3,
    'letters-dialogs': 10.5,
    'overview-prompt': 1.5,
    payments: 9.8,
    prompt: 10.4,
    undo: 1.6,
  },
})

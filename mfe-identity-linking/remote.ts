import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/code',
  element: 'nordtal-identity-linking',
  needs: '1.6',
  access: 'public',
  routes,
  budgets: {
    entry: 7.8,
    tab: 24.9,
    'code-entry': 5.5,
    confirmed: 4,
    'contact-dialog': 7.1,
    'linked-account': 5,
    renewal: 9.2,
    'zip-code-dialog': 9,
  },
})

import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/code',
  element: 'nordtal-identity-linking',
  needs: '1.0',
  access: 'public',
  calls: [
    'getUserProfile',
    'performEligibilityCheck',
    'performZipCodeValidation',
    'processByRegistrationCode',
    'restartLetterProcess',
    'restartProcessWithEmail',
    'undoChange',
  ],
  routes,
  budgets: {
    entry: 7.4,
    tab: 10.6,
    'code-entry': 2.9,
    confirmed: 1.4,
    'contact-dialog': 3.3,
    'linked-account': 1.5,
    renewal: 8.9,
    undo: 1.6,
    'zip-code-dialog': 6.2,
  },
})

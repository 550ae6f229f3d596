import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/example',
  element: 'nordtal-example',
  needs: '0.0',
  tab: { label: 'Example', shortLabel: 'Example', icon: 'puzzle', place: 100 },
  overview: 'Neu in Ihrem Konto',
  calls: ['getDevices'],
  routes,
  budgets: { entry: 7.4, tab: 7, devices: 1 },
})

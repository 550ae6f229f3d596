import { defineRemote } from '@portal/contracts'
import { routes } from './src/routes.ts'

export default defineRemote({
  basePath: '/meter-readings',
  element: 'nordtal-meter-readings',
  needs: '1.5',
  tab: { label: 'Meter Readings', icon: 'puzzle', place: 100 },
  overview: 'Neu in Ihrem Konto',
  routes,
  budgets: { entry: 8, tab: 17, devices: 1 },
})

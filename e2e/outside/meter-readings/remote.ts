import { defineRemote } from '@nordtal/remote'

export default defineRemote({
  name: 'mfe-meter-readings',
  basePath: '/meter-readings',
  tab: {
    label: 'Zählerstände',
    shortLabel: 'Zähler',
    icon: [['path', { d: 'M4 20h16M7 16V9M12 16V4M17 16v-5' }]],
    place: 60,
  },
  paths: ['/', '/new'],
  calls: ['getCustomerProfile'],
})

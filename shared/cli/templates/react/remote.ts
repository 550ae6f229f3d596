import { defineRemote } from '@nordtal/remote'

export default defineRemote({
  name: 'mfe-example',
  basePath: '/example',
  tab: {
    label: 'Example',
    shortLabel: 'Example',
    icon: [['path', { d: 'M4 20h16M7 16V9M12 16V4M17 16v-5' }]],
    place: 100,
  },
  paths: ['/'],
  calls: ['getUserProfile'],
})

import { defineRemote } from '@nordtal/remote'

export default defineRemote({
  name: 'mfe-bills',
  basePath: '/bills',
  tab: { label: 'Rechnungen', icon: [['rect', { x: '5', y: '3', width: '14', height: '18' }]], place: 70 },
  paths: ['/', '/bill/:billId'],
  calls: ['getUserProfile'],
  runtimeStyles: true,
})

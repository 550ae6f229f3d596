import { defineRemote } from '@nordtal/remote'

export default defineRemote({
  name: 'mfe-tariff-advice',
  basePath: '/tariff-advice',
  tab: {
    label: 'Tarifberatung',
    shortLabel: 'Tarife',
    icon: [['path', { d: 'M4 20h16M7 16V9M12 16V4M17 16v-5' }]],
    place: 60,
  },
  overview: 'Passt Ihr Tarif noch?',
  paths: ['/', '/history'],
  calls: ['getUserProfile', 'recordPhonePinSeen'],
})

import { defineRemote } from '@nordtal/remote'

export default defineRemote({
  name: 'mfe-moving',
  basePath: '/moving',
  tab: { label: 'Umzug', icon: [['path', { d: 'M3 11 12 4l9 7M6 9v11h12V9' }]], place: 80 },
  paths: ['/', '/address'],
  calls: ['getUserProfile'],
  trustedTypes: ['vue'],
})

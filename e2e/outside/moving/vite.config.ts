import { portalRemote } from '@nordtal/remote/vite'
import vue from '@vitejs/plugin-vue'
import remote from './remote.ts'

export default {
  plugins: [vue(), ...portalRemote({ remote, exposes: { './export-app': './src/export-app.ts' } })],
}

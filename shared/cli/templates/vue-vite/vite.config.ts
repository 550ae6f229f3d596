import { portalRemote } from '@nordtal/remote/vite'
import vue from '@vitejs/plugin-vue'
import remote from './remote.ts'

// `nordtal dev` sets the origin of the portal that shows this server.
const origin = process.env.PORTAL_ORIGIN

export default {
  plugins: [vue(), ...portalRemote({ remote, exposes: { './export-app': './src/export-app.ts' } })],
  server: origin ? { cors: { origin } } : {},
}

import { portalRemote } from '@nordtal/remote/vite'
import remote from './remote.ts'

// `nordtal dev` sets the origin of the portal that shows this server.
const origin = process.env.PORTAL_ORIGIN

export default {
  plugins: portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } }),
  server: origin ? { cors: { origin } } : {},
}

import { portalRemote } from '@nordtal/remote/rsbuild'
import { pluginReact } from '@rsbuild/plugin-react'
import remote from './remote.ts'

// `nordtal dev` sets the origin of the portal that shows this server.
const origin = process.env.PORTAL_ORIGIN

export default {
  plugins: [pluginReact(), portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } })],
  server: origin ? { cors: { origin } } : {},
}

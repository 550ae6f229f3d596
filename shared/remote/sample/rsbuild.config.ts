import { portalRemote } from '@nordtal/remote/rsbuild'
import remote from './remote.ts'

export default {
  plugins: [portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } })],
  // Or `pluginReact()` of @rsbuild/plugin-react.
  tools: { swc: { jsc: { transform: { react: { runtime: 'automatic' as const } } } } },
}

import { portalRemote } from '@nordtal/remote/rsbuild'
import { pluginReact } from '@rsbuild/plugin-react'
import remote from './remote.ts'

export default { plugins: [pluginReact(), portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } })] }

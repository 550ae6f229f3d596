import { portalRemote } from '@nordtal/remote/vite'
import remote from './remote.ts'

export default { plugins: portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } }) }

import { portalRemote } from '@nordtal/remote/vite'
import react from '@vitejs/plugin-react'
import remote from './remote.ts'

export default {
  plugins: [react(), ...portalRemote({ remote, exposes: { './export-app': './src/export-app.tsx' } })],
}

import { portalRemote } from '@nordtal/remote/webpack'
import remote from './remote.ts'

export default {
  mode: 'production' as const,
  resolve: { extensions: ['.ts', '.tsx', '.js'] },
  module: {
    rules: [
      {
        test: /\.tsx?$/,
        loader: 'swc-loader',
        options: {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
      { test: /\.css$/, type: 'css/auto' },
    ],
  },
  experiments: { css: true },
  plugins: [portalRemote({ remote, exposes: { './tab': './src/tab.tsx' } })],
}

import { createRequire } from 'node:module'
import path from 'node:path'
import { federation } from '@module-federation/vite'
import type { Plugin } from 'vite'
import { importFaults } from './check-imports.ts'
import {
  aliases,
  federationOptions,
  ownLibraries,
  REMOTE_FILE,
  type RemoteOptions,
  remoteFile,
  sharedLibraries,
} from './remote-options.ts'

export type { RemoteOptions } from './remote-options.ts'

/** Vite needs an entry, but a remote has only what it exposes. */
const NO_ENTRY = '\0portal-remote'

const remotePlugin = (options: RemoteOptions): Plugin => ({
  name: 'portal-remote',
  config: (_, { command }) => ({
    ...(command === 'build' && { base: './' }),
    resolve: { alias: aliases(options) },
    build: { assetsDir: '', modulePreload: false, rollupOptions: { input: NO_ENTRY } },
  }),
  resolveId: (id) => (id === NO_ENTRY ? id : undefined),
  load: (id) => (id === NO_ENTRY ? 'export {}' : undefined),
  // A portal that shows the remote from its server for development asks for the declaration.
  configureServer({ middlewares }) {
    middlewares.use(`/${REMOTE_FILE}`, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('access-control-allow-origin', '*')
      response.end(remoteFile(options))
    })
  },
  generateBundle(_, bundle) {
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'chunk' && file.facadeModuleId === NO_ENTRY) delete bundle[name]
    this.emitFile({ type: 'asset', fileName: REMOTE_FILE, source: remoteFile(options) })
  },
})

/** Fails at the end: the federation plugin would wait ten seconds for the module that fails. */
function importsPlugin(own: string[]): Plugin {
  const faults = new Set<string>()
  return {
    name: 'portal-remote-imports',
    apply: 'build',
    buildStart: () => faults.clear(),
    transform(code, id) {
      const [file = ''] = id.split('?')
      if (!path.isAbsolute(file) || !/\.[cm]?[jt]sx?$/.test(file)) return
      const name = path.relative(this.environment.config.root, file)
      for (const fault of importFaults(code, own)) faults.add(`${name} imports ${fault}`)
    },
    buildEnd() {
      if (faults.size > 0) this.error([...faults].join('\n'))
    },
  }
}

/** The federation plugin reads the exports of each shared library, so it takes only those that are installed. */
function installed(library: string): boolean {
  try {
    return Boolean(createRequire(path.resolve('package.json')).resolve(library))
  } catch {
    return false
  }
}

/** Plugins for Vite that build a remote of the portal. */
export const portalRemote = (options: RemoteOptions): { name: string }[] => [
  remotePlugin(options),
  importsPlugin(ownLibraries(options)),
  ...federation({
    ...federationOptions(options, sharedLibraries(options).filter(installed)),
    filename: `${options.remote.name}-[hash].js`,
    disableSnapshot: true,
    disableRemote: true,
    experiments: { externalRuntime: true },
  }),
]

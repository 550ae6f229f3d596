import type { RsbuildPluginAPI } from '@rsbuild/core'
import type { RemoteOptions } from './remote-options.ts'
import { portalRemote as plugin } from './webpack.ts'

export type { RemoteOptions } from './remote-options.ts'

/** A plugin for Rsbuild that builds a remote of the portal. */
export function portalRemote(options: RemoteOptions): { name: string; setup(api: object): void } {
  return {
    name: 'portal-remote',
    setup(given) {
      const api = given as RsbuildPluginAPI
      // The React of the host is one for production, which exchanges no components: the page is loaded again after a change.
      if ('./tab' in options.exposes) {
        api.modifyRsbuildConfig((config, { mergeRsbuildConfig }) =>
          mergeRsbuildConfig(config, { dev: { hmr: false, liveReload: true } }),
        )
      }
      api.modifyRspackConfig((config, { appendPlugins }) => {
        // A release has no page, for which Rsbuild would want an entry.
        config.entry = {}
        appendPlugins(plugin(options))
      })
    },
  }
}

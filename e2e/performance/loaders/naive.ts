// Replaces shared/federation/src/runtime/federation.ts in the build of the naive federation: what the documentation of module federation
// shows for remotes that are known only at run time.
import { loadRemote, loadShare, registerRemotes } from '@module-federation/enhanced/runtime'

const libraries = [
  'react',
  'react-dom',
  'react-router',
  'react-i18next',
  'i18next',
  '@tanstack/react-query',
  'rxjs',
]

/**
 * A host of the documentation loads a remote from a component, when its own libraries run. This shell starts earlier. Without the
 * wait the remote would load its copies of them, too (75 kB).
 */
const loadLibraries = () => Promise.all(libraries.map((library) => loadShare(library)))

export const federation = {
  async loadRemote(id: string): Promise<{ default: unknown }> {
    await loadLibraries()
    const [, app = '', release, module] = /^(.+)@(\w+)\/(.+)$/.exec(id) ?? []
    const remote = app.replaceAll('-', '_')
    const manifest = new URL(`/remotes/${app}/${release}/mf-manifest.json`, location.href)
    registerRemotes([{ name: remote, entry: manifest.href }])
    const exported = await loadRemote<{ default: unknown }>(`${remote}/${module}`)
    if (!exported) throw new Error(`${remote}/${module} exports nothing`)
    return { default: await exported.default }
  },
}

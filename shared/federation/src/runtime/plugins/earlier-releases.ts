import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { startRequests } from '../preload-release.ts'
import { prefetchMap } from '../release-files.ts'
import {
  giveUp,
  moduleId,
  nextRelease,
  pageModule,
  readModuleId,
  remoteName,
  setLoaded,
} from '../releases.ts'

/** Loads the release before instead of a tab that cannot be loaded. A slot stays empty. */
export const earlierReleases: ModuleFederationRuntimePlugin = {
  name: 'earlier-releases',
  async beforeRequest(request) {
    const { app, release } = readModuleId(request.id) ?? {}
    if (!app || !release) return request
    const remote = { name: remoteName(app, release), entry: release.entry, type: 'module' } as const
    request.origin.registerRemotes([remote])
    return request
  },
  async onLoad({ id }) {
    const { app, release, module } = readModuleId(id) ?? {}
    if (!app || !release || module !== pageModule(release)) return
    setLoaded(app, release)
    void prefetchMap(release)
  },
  async errorLoadRemote({ id, origin }) {
    const { app, release, module } = readModuleId(id) ?? {}
    if (!app || !release || module !== pageModule(release)) return
    giveUp(app, release)
    const next = nextRelease(app)
    if (!next) return
    startRequests(next)
    return origin.loadRemote(moduleId(app, next, pageModule(next)))
  },
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/** The runtime keeps a shared module that could not be loaded as one that is still being loaded. The next remote asks again. */
export const lostSharedModules: ModuleFederationRuntimePlugin = {
  name: 'lost-shared-modules',
  errorLoadShare({ pkgName, shareScopeMap }) {
    for (const shared of Object.values(shareScopeMap.default?.[pkgName] ?? {})) {
      if (!shared.loaded) shared.loading = null
    }
  },
}

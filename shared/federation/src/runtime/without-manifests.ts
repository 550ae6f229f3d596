// What the host has instead of the parts of the library's runtime for manifests and for entries that are classic scripts. Its own option
// leaves only the plugin for manifests out. Without types, because webpack does not compile what stands for a module of a library.

/** Knows no manifest, and has no hooks. */
export class SnapshotHandler {
  manifestCache = new Map()
  hooks = { applyPlugin() {} }
}

export const getGlobalRemoteInfo = () => ({})

function refuse() {
  throw new Error('This host loads entries that are ES modules, and none by a manifest')
}

export {
  refuse as createLink,
  refuse as createScript,
  refuse as defaultPreloadArgs,
  refuse as formatPreloadArgs,
  refuse as isStaticResourcesEqual,
  refuse as loadScript,
  refuse as loadScriptNode,
  refuse as normalizePreloadExposes,
  refuse as preloadAssets,
  refuse as safeWrapper,
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

const majorOf = (version: string) => version.split('.')[0]

/**
 * Gives every remote what the host provides, also one of another repository that brings a newer version of it: the first remote that is
 * opened would choose for the whole page, which has one React. A remote that needs another major keeps its own copy.
 * @param provided the version of each library
 */
export const hostLibraries = (
  provided: Record<string, [version: string, ...unknown[]]>,
): ModuleFederationRuntimePlugin => ({
  name: 'host-libraries',
  resolveShare(args) {
    const { pkgName, scope, shareScopeMap, resolver } = args
    const [version] = provided[pkgName] ?? []
    const own = version && shareScopeMap[scope]?.[pkgName]?.[version]
    if (!own) return args
    args.resolver = () => {
      const found = resolver()
      const isSame = found && majorOf(found.shared.version) === majorOf(version)
      return isSame ? { shared: own, useTreesShaking: false } : found
    }
    return args
  },
})

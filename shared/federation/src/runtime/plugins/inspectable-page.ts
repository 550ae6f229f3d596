import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { readModuleId } from '../releases.ts'

/** What the browser extension for module federation reads, of it what can be known without a manifest. */
interface ModuleInfo {
  version: string
  remoteEntry: string
  remotesInfo: Record<string, { matchedVersion: string }>
  modules: { moduleName: string; modulePath: string }[]
}

declare const __FEDERATION__: { moduleInfo: Record<string, ModuleInfo> }

/** The description of an app for the extension; a new one is added. */
function infoOf(key: string, version = '', remoteEntry = ''): ModuleInfo {
  const { moduleInfo } = __FEDERATION__
  moduleInfo[key] ??= { version, remoteEntry, remotesInfo: {}, modules: [] }
  return moduleInfo[key]
}

/** Shows the extension what is loaded. The runtime knows it only from manifests, and this page requests none. */
export const inspectablePage: ModuleFederationRuntimePlugin = {
  name: 'inspectable-page',
  async onLoad({ id, origin }) {
    const { app, release, module } = readModuleId(id) ?? {}
    if (!app || !release || !module) return
    const version = release.release
    infoOf(origin.name, origin.options.version).remotesInfo[app] = { matchedVersion: version }
    const { modules } = infoOf(`${app}:${version}`, version, release.entry)
    if (modules.some(({ moduleName }) => moduleName === module)) return
    modules.push({ moduleName: module, modulePath: `./${module}` })
  },
}

import type { BootRelease } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import { importScript } from './release-files.ts'

/** What the entry of a release exports: a container of module federation. */
interface Container {
  init: (scope: object) => void | Promise<void>
  get: (module: string) => Promise<() => { default?: Tab | Promise<Tab> }>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: object }

/** The libraries that the host provides. */
async function shareScope(): Promise<object> {
  await __webpack_init_sharing__('default')
  return __webpack_share_scopes__.default
}

/** Releases before contract version 1.8 were built for the runtime of `@module-federation/enhanced`, which few pages need. */
async function prepareScope({ container }: BootRelease, scope: object): Promise<object> {
  if (container) return scope
  const { provideRuntime } = await import(/* webpackChunkName: "enhanced" */ './enhanced-runtime.ts')
  return provideRuntime(scope)
}

/** Loads a module of a release of a remote. */
export async function loadModuleOf(name: string, release: BootRelease, module: string): Promise<Tab> {
  const scope = await prepareScope(release, await shareScope())
  const container = (await importScript(release.entry)) as Container
  await container.init(scope)
  const factory = await container.get(`./${module}`)
  // Releases before contract version 1.5 export the tab as a promise.
  const content = await factory().default
  // A module that threw when it was loaded first is empty when it is loaded again.
  if (!content) throw new Error(`${name}@${release.release}/${module} exports nothing`)
  return content
}

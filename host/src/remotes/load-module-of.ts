import type { BootRelease } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import { importScript } from './release-files.ts'

/** What the entry of a release exports: a container of module federation. */
interface Container {
  init: (scope: object) => void | Promise<void>
  get: (module: string) => Promise<() => { default?: Tab }>
}

declare const __webpack_init_sharing__: (scope: string) => Promise<void>
declare const __webpack_share_scopes__: { default: object }

/** The libraries that the host provides. */
async function shareScope(): Promise<object> {
  await __webpack_init_sharing__('default')
  return __webpack_share_scopes__.default
}

/** Loads a module of a release of a remote. */
export async function loadModuleOf(name: string, release: BootRelease, module: string): Promise<Tab> {
  const scope = await shareScope()
  const container = (await importScript(release.entry)) as Container
  await container.init(scope)
  const factory = await container.get(`./${module}`)
  const content = factory().default
  // A module that threw when it was loaded first is empty when it is loaded again.
  if (!content) throw new Error(`${name}@${release.release}/${module} exports nothing`)
  return content
}

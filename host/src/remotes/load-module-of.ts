import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { BootRelease } from '@portal/contracts'
import type { Tab } from '@portal/portal'

/** Loads a module of a release of a remote. */
export async function loadModuleOf(name: string, release: BootRelease, module: string): Promise<Tab> {
  // A name for each release: the runtime would give the promise of an entry that hangs to the next release, too.
  const remote = `${name}@${release.release}`
  registerRemotes([{ name: remote, entry: release.entry, type: 'module' }])
  // Releases before contract version 1.5 export the tab as a promise.
  const exported = await loadRemote<{ default?: Tab | Promise<Tab> }>(`${remote}/${module}`)
  const content = await exported?.default
  // A module that threw when it was loaded first is empty when it is loaded again.
  if (!content) throw new Error(`${remote}/${module} exports nothing`)
  return content
}

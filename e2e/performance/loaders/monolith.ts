// Replaces host/src/remotes/load-module-of.ts in the build of the monolith.
import type { BootRelease } from '@portal/contracts'

/** The build defines it: the `import()` of each module, by `<remote>/<module>`. */
declare const remoteModules: Record<string, () => Promise<{ default: unknown }>>

export async function loadModuleOf(name: string, _release: BootRelease, module: string): Promise<unknown> {
  const load = remoteModules[`${name}/${module}`]
  if (!load) throw new Error(`The monolith has no ${name}/${module}`)
  return (await load()).default
}

import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { withLoadTimeout } from '../../loading/index.ts'
import { importScript } from '../release-files.ts'

type Container = Parameters<
  NonNullable<ModuleFederationRuntimePlugin['getModuleFactory']>
>[0]['remoteEntryExports']

/** Runs a module to its end: the content of a tab comes when its first page is there. */
async function runModule(container: Container, expose: string): Promise<() => object> {
  const factory = await container.get(expose)
  const content: unknown = await (factory() as { default?: unknown }).default
  // A module that threw when it was loaded first is empty when it is loaded again.
  if (!content) throw new Error(`${expose} exports nothing`)
  return () => ({ default: content })
}

/** Imports entries as the page imports all of its files: checked. Neither an entry nor a module is waited for without a limit. */
export const verifiedEntries: ModuleFederationRuntimePlugin = {
  name: 'verified-entries',
  loadEntry: ({ remoteInfo }) => withLoadTimeout(importScript(remoteInfo.entry)) as never,
  getModuleFactory: ({ remoteEntryExports, expose }) =>
    withLoadTimeout(runModule(remoteEntryExports, expose)) as never,
}

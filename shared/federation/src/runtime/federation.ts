import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime'
import provideRuntimeCore from '@module-federation/inject-external-runtime-core-plugin'
import { earlierReleases } from './plugins/earlier-releases.ts'
import { hostLibraries } from './plugins/host-libraries.ts'
import { inspectablePage } from './plugins/inspectable-page.ts'
import { lostSharedModules } from './plugins/lost-shared-modules.ts'
import { reportedFailures } from './plugins/reported-failures.ts'
import { verifiedEntries } from './plugins/verified-entries.ts'
import { provided } from './provided-modules.ts'

// Remotes have instances of their own, which ask for shared modules.
registerGlobalPlugins([lostSharedModules, hostLibraries(provided)])

/** The release of the host; empty outside of a page. */
const [, release = ''] =
  /\/host\/(\w+)\//.exec(document.querySelector<HTMLScriptElement>('script[src*="/host/"]')?.src ?? '') ?? []

/** The runtime of module federation: gives remotes the shared modules, and loads their releases. */
export const federation = createInstance({
  name: 'host',
  version: release,
  remotes: [],
  shareStrategy: 'loaded-first',
  shared: Object.fromEntries(
    Object.entries(provided).map(([key, [version, load]]) => [
      key,
      {
        version,
        shareConfig: { singleton: true, requiredVersion: false },
        get: async () => {
          const module = await load()
          return () => module
        },
      },
    ]),
  ),
  // Its own releases come last: what they return is the answer of the runtime.
  plugins: [provideRuntimeCore(), verifiedEntries, reportedFailures, inspectablePage, earlierReleases],
})

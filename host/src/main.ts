// The entry. Imports no shared library: they are loaded together with './bootstrap'.

import { offerFiles } from './remotes/release-files.ts'
import { remoteAt } from './remotes/remote-at.ts'
import { startTab } from './remotes/remote-releases.ts'

function start(): void {
  const { remotes, providerUse } = window.prefetched
  // Together with the shell, which starts the provider. It loads a failed file again.
  if (providerUse) void import('./session/sign-in-provider.tsx').catch(() => undefined)
  if (providerUse !== 'sign-in') startTab(remoteAt(remotes, location.pathname))
  void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')
}

/** An override of a remote for this browser tab. Everything else about it is in a chunk, because no customer has one. */
function requestedOverride(): string | null | undefined {
  try {
    return new URLSearchParams(location.search).get('override') ?? sessionStorage.getItem('override')
  } catch {
    return undefined
  }
}

offerFiles()
const override = requestedOverride()
if (override) {
  void import(/* webpackChunkName: "override" */ './override/override.ts')
    .then(({ applyOverride }) => applyOverride(override))
    .finally(start)
} else start()

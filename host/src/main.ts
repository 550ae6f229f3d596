// The entry. Imports no shared library: they are loaded together with './bootstrap'.
import { remoteAt } from './remotes/remote-at.ts'
import { startTab } from './remotes/remote-releases.ts'

startTab(remoteAt(window.prefetched.remotes, location.pathname))
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')

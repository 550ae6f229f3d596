// The entry: no shared library may be imported here, they are loaded together with './bootstrap'.
import { remoteAt } from './remotes/remote-at.ts'
import { startTab } from './remotes/remote-releases.ts'

startTab(remoteAt(window.earlyAnswers.remotes, location.pathname))
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')

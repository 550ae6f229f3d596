// The entry: no shared library may be imported here, they are loaded together with './bootstrap'.
import { startTab } from './remotes/remote-releases.ts'

startTab(location.pathname)
void import(/* webpackChunkName: "bootstrap" */ './bootstrap.tsx')

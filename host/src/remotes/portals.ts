import { type BootRemotes, CONTRACT_VERSION } from '@portal/contracts'
import type { Portal, TabStorage } from '@portal/portal'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

/** What the Portals of all remotes share. */
type SharedPortal = Omit<Portal, 'contractVersion' | 'basePath' | 'session' | 'tabStorage'> & {
  session: HostSession
}

/** The storage keys of a remote begin with its base path, so that no remote reads the entries of another. */
export const storagePrefixOf = (basePath: string) => `${basePath.slice(1)}.`

const tabStorageWith = (prefix: string): TabStorage => ({
  get: (key) => tabStorage.get(prefix + key),
  set: (key, text) => tabStorage.set(prefix + key, text),
  remove: (key) => tabStorage.remove(prefix + key),
})

/** Makes the Portal of each remote, by its name. */
export function createPortals(remotes: BootRemotes, shared: SharedPortal): (name: string) => Portal {
  const { session } = shared
  const portalAt = (basePath: string): Portal => ({
    ...shared,
    contractVersion: CONTRACT_VERSION,
    basePath,
    session: session.signedIn ? session : null,
    tabStorage: tabStorageWith(storagePrefixOf(basePath)),
  })
  const portals = new Map(
    Object.entries(remotes).map(([name, { basePath }]) => [name, portalAt(basePath)] as const),
  )
  return (name) => {
    const portal = portals.get(name)
    if (!portal) throw new Error(`The portal has no remote ${name}`)
    return portal
  }
}

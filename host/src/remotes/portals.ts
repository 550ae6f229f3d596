import { type BootRemotes, CONTRACT_VERSION } from '@portal/contracts'
import type { Portal, TabStorage } from '@portal/portal'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

/** What all remotes are given alike. */
type Surroundings = Omit<Portal, 'contractVersion' | 'basePath' | 'session' | 'tabStorage'> & {
  session: HostSession
}

/** No remote reads what another one keeps: how the keys of the one at this path begin. */
export const keptBelow = (basePath: string) => `${basePath.slice(1)}.`

const tabStorageBelow = (below: string): TabStorage => ({
  get: (key) => tabStorage.get(below + key),
  set: (key, text) => tabStorage.set(below + key, text),
  remove: (key) => tabStorage.remove(below + key),
})

/** Makes the Portal of each remote, by its name: the same surroundings, a base path of its own. */
export function createPortals(remotes: BootRemotes, surroundings: Surroundings): (name: string) => Portal {
  const { session } = surroundings
  const portalAt = (basePath: string): Portal => ({
    ...surroundings,
    contractVersion: CONTRACT_VERSION,
    basePath,
    session: session.signedIn ? session : null,
    tabStorage: tabStorageBelow(keptBelow(basePath)),
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

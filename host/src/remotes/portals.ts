import { type BootRemotes, CONTRACT_VERSION } from '@portal/federation/protocol'
import type { Portal } from '@portal/portal'
import type { HostSession } from '../session/host-session.ts'
import { tabStorageOf } from '../session/tab-storage.ts'

/** What the Portals of all remotes share. */
type SharedPortal = Omit<Portal, 'contractVersion' | 'basePath' | 'remote' | 'session' | 'tabStorage'> & {
  session: HostSession
}

/** Makes the Portal of each remote, by its name. */
export function createPortals(remotes: BootRemotes, shared: SharedPortal): (name: string) => Portal {
  const { session } = shared
  const portals = new Map(
    Object.entries(remotes).map(([name, { basePath, calls }]): [string, Portal] => [
      name,
      {
        ...shared,
        contractVersion: CONTRACT_VERSION,
        basePath,
        remote: { name, calls },
        session: session.signedIn ? session : null,
        tabStorage: tabStorageOf(basePath),
      },
    ]),
  )
  return (name) => {
    const portal = portals.get(name)
    if (!portal) throw new Error(`The portal has no remote ${name}`)
    return portal
  }
}

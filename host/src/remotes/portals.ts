import {
  type AppConfig,
  type BootRemotes,
  CONTRACT_VERSION,
  type TenantId,
  type TrackedEvent,
} from '@portal/contracts'
import type { Bus, CookieSettings, Portal, TabStorage, UnsavedInput } from '@portal/portal'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

interface Surroundings {
  bus: Bus
  config: AppConfig
  session: HostSession
  unsavedInput: UnsavedInput
  notify: Portal['notify']
  track: (event: TrackedEvent) => void
  cookies: CookieSettings
  navigate: (path: string) => void
  showTenant: (tenantId: TenantId) => void
  signOut: () => void
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
  const { bus, config, session, unsavedInput, notify, track, cookies, ...ways } = surroundings
  const portalAt = (basePath: string): Portal => ({
    contractVersion: CONTRACT_VERSION,
    basePath,
    config,
    events: bus,
    session: session.signedIn ? session : null,
    unsavedInput,
    tabStorage: tabStorageBelow(keptBelow(basePath)),
    notify,
    track,
    cookies,
    ...ways,
    ...(session.signInAs && {
      linkInvitation: async (invitation) => {
        const { leaveToLink } = await import('../account-linking/leave-to-link.ts')
        await leaveToLink(session, invitation)
      },
    }),
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

import {
  type AppConfig,
  CONTRACT_VERSION,
  type RemoteName,
  remotes,
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

/** Makes the Portal of each remote: the same surroundings, a base path of its own. */
export function createPortals(surroundings: Surroundings): Record<RemoteName, Portal> {
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
  return {
    'mfe-personal-data': portalAt(remotes['mfe-personal-data'].basePath),
    'mfe-contracts': portalAt(remotes['mfe-contracts'].basePath),
    'mfe-security': portalAt(remotes['mfe-security'].basePath),
    'mfe-privacy': portalAt(remotes['mfe-privacy'].basePath),
    'mfe-identity-linking': portalAt(remotes['mfe-identity-linking'].basePath),
  }
}

import type { AppConfig } from '@portal/contracts'
import { createMockedSession } from '@portal/portal/host'
import type { HostSession } from './host-session.ts'
import { createProviderSession } from './provider-session.ts'
import { saveReturnTarget } from './return-target.ts'

/** Makes the session at the provider, or of the persona if the sign-in is mocked. */
export function createSession(config: AppConfig, onEnded: () => void): HostSession {
  return config.mockedLogin ? createPersonaSession(config) : createProviderSession(config, onEnded)
}

/** Every customer is signed in as the persona. */
function createPersonaSession(config: AppConfig): HostSession {
  return {
    ...createMockedSession(config),
    signedIn: true,
    account: config.mockPersonaName,
    async signIn(returnTo) {
      saveReturnTarget(returnTo)
    },
    async completeSignIn() {},
    async signOut(forget) {
      forget()
      location.replace(location.origin)
    },
  }
}

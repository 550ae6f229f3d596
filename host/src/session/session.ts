import type { AppConfig } from '@portal/contracts'
import { createMockedSession } from '@portal/portal/host'
import type { HostSession } from './host-session.ts'
import { createProviderSession } from './provider-session.ts'
import { keepReturnTarget } from './return-target.ts'

/** Makes the session of the page: at the provider, or of the persona where the sign-in is mocked. */
export function createSession(config: AppConfig, onEnded: () => void): HostSession {
  return config.mockedLogin ? createPersonaSession(config) : createProviderSession(config, onEnded)
}

/** Everyone is signed in as the persona, always. */
function createPersonaSession(config: AppConfig): HostSession {
  return {
    ...createMockedSession(config),
    signedIn: true,
    account: config.mockPersonaName,
    async signIn(returnTo) {
      keepReturnTarget(returnTo)
    },
    async completeSignIn() {},
    async signOut(forget) {
      forget()
      location.replace(location.origin)
    },
  }
}

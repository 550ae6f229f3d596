import type { Session } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'

/** Where the sign-in is mocked, every call carries the persona and the subscription key instead of a token. */
export function createMockedSession({ mockPersonaName, bffSubscriptionKey }: AppConfig): Session {
  return { authorize: async () => ({ persona: mockPersonaName, 'subscription-key': bffSubscriptionKey }) }
}

import type { SignedInDevice, SignInEvent, SignIns } from '../src/identity-provider/sign-ins.ts'

/** The default session of the test provider's tokens. */
export const THIS_SESSION = 'session-here'

/** Another device of every customer. */
export const OTHER_SESSION = 'session-elsewhere'

const devices: SignedInDevice[] = [
  {
    id: THIS_SESSION,
    signedInAt: '2026-11-20T08:00:00.000Z',
    lastUsedAt: '2026-11-22T07:00:00.000Z',
    refreshTokenIds: ['token-here'],
    browser: 'Firefox',
    system: 'Windows',
  },
  {
    id: OTHER_SESSION,
    signedInAt: '2026-11-18T18:30:00.000Z',
    lastUsedAt: '2026-11-19T06:15:00.000Z',
    refreshTokenIds: ['token-elsewhere'],
  },
]

/** An identity provider with the same two devices for every customer, and the sign-ins that a test sets. */
export function createTestSignIns() {
  const ended = new Set<string>()
  const events: SignInEvent[] = []
  let isReachable = true

  async function reach(): Promise<void> {
    if (!isReachable) throw new Error('The identity provider responded with 503')
  }

  const signIns: SignIns = {
    events: () => reach().then(() => events),
    async devices() {
      await reach()
      return devices.filter(({ id }) => !ended.has(id))
    },
    async end({ id }) {
      await reach()
      ended.add(id)
    },
  }
  return {
    signIns,
    events,
    /** The ended sessions. */
    ended: () => [...ended],
    /** Signs in every device again. */
    signInAll: () => ended.clear(),
    setReachable(reachable: boolean) {
      isReachable = reachable
    },
  }
}

import { withLock } from '@portal/portal/host'
import * as v from 'valibot'

const StoredSessionSchema = v.object({
  accessToken: v.string(),
  refreshToken: v.optional(v.string()),
  /** Seconds since 1970. */
  expiresAt: v.number(),
  /** Whether the tokens are bound to the key of this origin. */
  isBound: v.optional(v.boolean()),
  /** The provider's id of the customer: to be compared, never shown. */
  account: v.string(),
})

export type StoredSession = v.InferOutput<typeof StoredSessionSchema>

const MessageSchema = v.variant('type', [
  v.object({ type: v.literal('changed') }),
  /** By the customer, so that nothing typed may stay. */
  v.object({ type: v.literal('signed-out') }),
  /** A popup has come back from the provider. */
  v.object({ type: v.literal('callback'), state: v.string(), parameters: v.string() }),
  v.object({ type: v.literal('received'), state: v.string() }),
])

export type SessionMessage = v.InferOutput<typeof MessageSchema>

/** A token that expires within this time is renewed before it is used. */
const LEEWAY_S = 60

export const isFresh = ({ expiresAt }: StoredSession): boolean => expiresAt - LEEWAY_S > Date.now() / 1000

/** Firefox has none where it blocks the storage. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name)
  } catch {
    return undefined
  }
}

/**
 * One session for all elements and tabs of an origin, under the client that it belongs to. In the storage of all tabs:
 * of two copies of a refresh token, as a duplicated tab would have them, the provider ends both.
 */
export function createSessionStore(name: string, onMessage: (message: SessionMessage) => void) {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(MessageSchema, data)
    if (message.success) onMessage(message.output)
  })
  let isOpen = true
  /** A renewal may end after the element. */
  const post = (message: SessionMessage) => {
    if (isOpen) channel?.postMessage(message)
  }

  return {
    post,
    /** Undefined without a sign-in, and without browser storage. */
    read(): StoredSession | undefined {
      try {
        const stored = v.safeParse(
          v.pipe(v.string(), v.parseJson(), StoredSessionSchema),
          localStorage.getItem(name),
        )
        return stored.success ? stored.output : undefined
      } catch {
        return undefined
      }
    },
    write(session: StoredSession | undefined): void {
      if (session) localStorage.setItem(name, JSON.stringify(session))
      else localStorage.removeItem(name)
      post({ type: 'changed' })
    },
    /** Serialises changes over all elements and tabs. Rejects with `other-window` after 15 s of waiting. */
    lock: <Result>(work: () => Promise<Result>) => withLock(name, work),
    close() {
      isOpen = false
      channel?.close()
    },
  }
}

export type SessionStore = ReturnType<typeof createSessionStore>

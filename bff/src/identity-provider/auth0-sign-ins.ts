import * as v from 'valibot'
import type { CallManagement } from './auth0-management.ts'
import type { SignedInDevice, SignIns } from './sign-ins.ts'
import { deviceKindOf, type Software, softwareOf } from './software-of.ts'

/** Customers do not read further; the provider returns no more at once. */
const EVENTS = 50
const DEVICES = 100
const NOT_FOUND = 404

const Instant = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text).toISOString()),
)
const UserAgent = v.optional(v.nullable(v.object({ last_user_agent: v.nullish(v.string()) })))

/** Auth0's names of "success login", "success signup", "success change password" and "blocked account". */
const kinds = {
  s: 'sign-in',
  ss: 'account-created',
  scp: 'password-changed',
  limit_wc: 'sign-in-blocked',
} as const

const Logs = v.array(
  v.object({
    log_id: v.string(),
    type: v.picklist(['s', 'ss', 'scp', 'limit_wc']),
    date: Instant,
    user_agent: v.nullish(v.string()),
  }),
)
const Sessions = v.object({
  sessions: v.array(
    v.object({
      id: v.string(),
      authenticated_at: Instant,
      last_interacted_at: v.nullish(Instant),
      device: UserAgent,
    }),
  ),
})
const RefreshTokens = v.object({
  tokens: v.array(
    v.object({
      id: v.string(),
      session_id: v.nullish(v.string()),
      created_at: Instant,
      last_exchanged_at: v.nullish(Instant),
      device: UserAgent,
    }),
  ),
})

function described(device: v.InferOutput<typeof UserAgent>): Software & Pick<SignedInDevice, 'kind'> {
  const userAgent = device?.last_user_agent
  if (!userAgent) return {}
  const kind = deviceKindOf(userAgent)
  return { ...softwareOf(userAgent), ...(kind && { kind }) }
}

const bySession = ({
  id,
  authenticated_at: signedInAt,
  last_interacted_at: lastUsedAt,
  device,
}: v.InferOutput<typeof Sessions>['sessions'][number]): SignedInDevice => ({
  id,
  signedInAt,
  lastUsedAt: lastUsedAt ?? signedInAt,
  refreshTokenIds: [],
  ...described(device),
})

const byRefreshToken = ({
  id,
  session_id: sessionId,
  created_at: signedInAt,
  last_exchanged_at: lastUsedAt,
  device,
}: v.InferOutput<typeof RefreshTokens>['tokens'][number]): SignedInDevice => ({
  id: sessionId ?? id,
  signedInAt,
  lastUsedAt: lastUsedAt ?? signedInAt,
  refreshTokenIds: [id],
  ...described(device),
})

const lastUsedFirst = (one: SignedInDevice, other: SignedInDevice) =>
  other.lastUsedAt.localeCompare(one.lastUsedAt)

/** A session and its refresh tokens are one device: signed in with the first of them, last used with the newest. */
function joined(parts: SignedInDevice[]): SignedInDevice[] {
  const groups = Map.groupBy(parts, ({ id }) => id)
  return [...groups.values()]
    .flatMap((group) => {
      const [latest] = group.toSorted(lastUsedFirst)
      const [first = ''] = group.map(({ signedInAt }) => signedInAt).toSorted()
      const refreshTokenIds = group.flatMap((part) => part.refreshTokenIds)
      return latest ? [{ ...latest, signedInAt: first, refreshTokenIds }] : []
    })
    .toSorted(lastUsedFirst)
}

/** Auth0's Management API: its log, sessions and refresh tokens. */
export function createAuth0SignIns(ask: CallManagement): SignIns {
  const userPath = (subject: string) => `users/${encodeURIComponent(subject)}`

  async function read<Schema extends v.GenericSchema>(
    path: string,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> {
    const response = await ask('GET', path)
    if (!response.ok)
      throw new Error(`The identity provider responded with ${response.status} to: read sign-ins`)
    return v.parse(schema, await response.json())
  }

  async function endRefreshToken(id: string): Promise<void> {
    const { ok, status } = await ask('DELETE', `refresh-tokens/${encodeURIComponent(id)}`)
    if (!ok && status !== NOT_FOUND)
      throw new Error(`The identity provider responded with ${status} to: sign out`)
  }

  return {
    async events(subject) {
      // Each refresh is in a user's log, too, and would fill the page within days.
      const user = subject.replaceAll(/["\\]/g, '\\$&')
      const query = new URLSearchParams({
        q: `user_id:"${user}" AND type:(s OR ss OR scp OR limit_wc)`,
        sort: 'date:-1',
        per_page: String(EVENTS),
      })
      const logs = await read(`logs?${query}`, Logs)
      return logs.map(({ log_id, type, date, user_agent }) => ({
        id: log_id,
        kind: kinds[type],
        at: date,
        ...softwareOf(user_agent ?? undefined),
      }))
    },

    async devices(subject) {
      const [{ sessions }, { tokens }] = await Promise.all([
        read(`${userPath(subject)}/sessions?take=${DEVICES}`, Sessions),
        read(`${userPath(subject)}/refresh-tokens?take=${DEVICES}`, RefreshTokens),
      ])
      return joined([...sessions.map(bySession), ...tokens.map(byRefreshToken)])
    },

    async end({ id, refreshTokenIds }) {
      const { ok, status } = await ask('POST', `sessions/${encodeURIComponent(id)}/revoke`)
      if (ok) return
      if (status !== NOT_FOUND) throw new Error(`The identity provider responded with ${status} to: sign out`)
      // The session has expired; its refresh tokens outlive it.
      await Promise.all(refreshTokenIds.map(endRefreshToken))
    },
  }
}

import { sql } from 'kysely'
import { type IdentityDatabase, isoInstant } from '../database/identity-database.ts'

export interface DeviceUse {
  sessionUid: string
  /** Where it is signed in, if the browser itself is asking. */
  browserId?: string
  /** Set when the browser is named for a session. */
  isNew?: boolean
  userAgent: string | undefined
  /** Seconds since 1970. */
  signedInAt: number
}

const isAlive = sql<boolean>`coalesce(identity_records.expires_at > now(), true)`

export const createDevices = (db: IdentityDatabase) => {
  const columns = [
    'identity_devices.user_agent as userAgent',
    isoInstant('identity_devices.signed_in_at').as('signedInAt'),
    isoInstant('identity_devices.last_used_at').as('lastUsedAt'),
  ] as const

  return {
    /**
     * The session signed in or got tokens just now.
     * @returns in which browser it is; null for one of before browsers had names
     */
    async recordUse({
      sessionUid,
      browserId,
      isNew,
      userAgent,
      signedInAt,
    }: DeviceUse): Promise<string | null> {
      const columns = {
        ...(browserId && { browser_id: browserId }),
        ...(isNew && { is_new: true }),
        user_agent: userAgent ?? null,
        signed_in_at: sql`to_timestamp(${signedInAt})`,
        last_used_at: sql`now()`,
      }
      const row = await db
        .insertInto('identity_devices')
        .values({ session_uid: sessionUid, ...columns })
        .onConflict((conflict) => conflict.column('session_uid').doUpdateSet(columns))
        .returning('browser_id')
        .executeTakeFirstOrThrow()
      return row.browser_id
    },

    /** Whether the session came from a browser that was new to the account. */
    async isNew(sessionUid: string): Promise<boolean> {
      const row = await db
        .selectFrom('identity_devices')
        .select('is_new')
        .where('session_uid', '=', sessionUid)
        .executeTakeFirst()
      return row?.is_new ?? false
    },

    /** Sessions with a valid cookie. */
    sessionsOf: (subject: string) =>
      db
        .selectFrom('identity_records')
        .innerJoin('identity_devices', 'identity_devices.session_uid', 'identity_records.uid')
        .select(['identity_devices.session_uid as sessionUid', ...columns])
        .where('identity_records.model', '=', 'Session')
        .where('identity_records.account_id', '=', subject)
        .where(isAlive)
        .execute(),

    /** Families of refresh tokens, each under the id of the grant that they hang on; the tokens' own ids are secrets. */
    refreshTokensOf: (subject: string) =>
      db
        .selectFrom('identity_records')
        .innerJoin('identity_devices', (join) =>
          join.on(sql<boolean>`identity_devices.session_uid = identity_records.payload ->> 'sessionUid'`),
        )
        .select([
          'identity_records.grant_id as grantId',
          'identity_devices.session_uid as sessionUid',
          ...columns,
        ])
        .distinct()
        .where('identity_records.model', '=', 'RefreshToken')
        .where('identity_records.account_id', '=', subject)
        .where('identity_records.consumed_at', 'is', null)
        .where(isAlive)
        .execute(),
  }
}

export type Devices = ReturnType<typeof createDevices>

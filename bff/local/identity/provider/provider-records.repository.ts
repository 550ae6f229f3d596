import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import { createLogouts } from '../backchannel-logout/logouts.repository.ts'
import type { IdentityDatabase } from '../database/identity-database.ts'

const expiry = (seconds: number | undefined) =>
  seconds === undefined ? null : sql`now() + make_interval(secs => ${seconds})`

/**
 * Two tabs refresh at the same instant with the same token. The provider would take the second for a replay and end
 * the whole family (RFC 9700 section 4.14.2), so a spent refresh token counts as unspent for ten more seconds.
 */
const isConsumed = sql<boolean>`coalesce(
  consumed_at <= now() - case when model = 'RefreshToken' then interval '10 seconds' else interval '0' end, false
)`

/** Everything that the provider remembers, in one table: sessions, interactions, grants, codes, refresh tokens. */
const createAdapter = (db: IdentityDatabase, model: string): Adapter => {
  const findBy = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
    const row = await db
      .selectFrom('identity_records')
      .select(['payload', isConsumed.as('consumed')])
      .where('model', '=', model)
      .where(column, '=', value)
      .where(sql<boolean>`coalesce(expires_at > now(), true)`)
      .executeTakeFirst()
    return row && { ...row.payload, ...(row.consumed && { consumed: true }) }
  }

  return {
    find: (id) => findBy('id', id),
    findByUid: (uid) => findBy('uid', uid),
    findByUserCode: async () => undefined,

    async upsert(id, payload, expiresIn) {
      const columns = {
        payload: JSON.stringify(payload),
        grant_id: payload.grantId ?? null,
        uid: payload.uid ?? null,
        account_id: payload.accountId ?? null,
        expires_at: expiry(expiresIn),
      }
      await db
        .insertInto('identity_records')
        .values({ model, id, ...columns })
        .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(columns))
        .execute()
    },

    async consume(id) {
      await db
        .updateTable('identity_records')
        .set({ consumed_at: sql`now()` })
        .where('model', '=', model)
        .where('id', '=', id)
        .where('consumed_at', 'is', null)
        .execute()
    },

    async destroy(id) {
      await db.deleteFrom('identity_records').where('model', '=', model).where('id', '=', id).execute()
    },

    async revokeByGrantId(grantId) {
      await db
        .deleteFrom('identity_records')
        .where('model', '=', model)
        .where('grant_id', '=', grantId)
        .execute()
    },
  }
}

/** The grants that ended tokens and codes hung on. */
const endGrants = async (trx: IdentityDatabase, ended: { grant_id: string | null }[]): Promise<void> => {
  const grants = ended.flatMap(({ grant_id }) => grant_id ?? [])
  if (grants.length === 0) return
  await trx.deleteFrom('identity_records').where('model', '=', 'Grant').where('id', 'in', grants).execute()
}

const sessionUidOf = sql<string | null>`coalesce(payload ->> 'sessionUid', uid)`

/** What was deleted, and from which session it came. */
const ended = ['account_id', 'grant_id', sessionUidOf.as('session_uid')] as const

interface EndedRecord {
  account_id: string | null
  grant_id: string | null
  session_uid: string | null
}

/** Grants go with what hung on them, and the backend hears which sessions are over. */
const finish = async (trx: IdentityDatabase, records: EndedRecord[]): Promise<void> => {
  await endGrants(trx, records)
  const sessions = records.flatMap(({ account_id: subject, session_uid: sessionUid }) =>
    subject && sessionUid ? [{ subject, sessionUid }] : [],
  )
  await createLogouts(trx).add(sessions)
}

export const createProviderRecords = (db: IdentityDatabase) => ({
  adapterFor: (model: string) => createAdapter(db, model),

  /** Takes part in the transaction of its caller. */
  async endSessionsOf(subject: string): Promise<void> {
    await finish(
      db,
      await db.deleteFrom('identity_records').where('account_id', '=', subject).returning(ended).execute(),
    )
  },

  /**
   * Ends a session with all that it has given out, its refresh tokens included.
   * @returns false if the session has already ended
   */
  endSession: (uid: string): Promise<boolean> =>
    db.transaction().execute(async (trx) => {
      const session = await trx
        .deleteFrom('identity_records')
        .where('model', '=', 'Session')
        .where('uid', '=', uid)
        .where(sql<boolean>`coalesce(expires_at > now(), true)`)
        .returning(ended)
        .executeTakeFirst()
      if (!session) return false
      const given = await trx
        .deleteFrom('identity_records')
        .where('account_id', '=', session.account_id)
        .where(sql<boolean>`payload ->> 'sessionUid' = ${uid}`)
        .returning(ended)
        .execute()
      await finish(trx, [session, ...given])
      return true
    }),

  /**
   * Ends all sessions of a browser with all that they have given out.
   * @param current the session that stays
   */
  endSessionsOfBrowser: (browserId: string, current?: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const devices = await trx
        .deleteFrom('identity_devices')
        .where('browser_id', '=', browserId)
        .where('session_uid', '<>', current ?? '')
        .returning('session_uid')
        .execute()
      if (devices.length === 0) return
      const uids = devices.map(({ session_uid }) => session_uid)
      const given = await trx
        .deleteFrom('identity_records')
        .where((is) => is.or([is('uid', 'in', uids), is(sql`payload ->> 'sessionUid'`, 'in', uids)]))
        .returning(ended)
        .execute()
      await finish(trx, given)
    }),

  /** Ends what one sign-in has given out: its refresh tokens and codes, and the grant that they live on. */
  endGrant: (grantId: string): Promise<void> =>
    db.transaction().execute(async (trx) => {
      const given = await trx
        .deleteFrom('identity_records')
        .where((is) =>
          is.or([is('grant_id', '=', grantId), is.and([is('model', '=', 'Grant'), is('id', '=', grantId)])]),
        )
        .returning(ended)
        .execute()
      await finish(trx, given)
    }),
})

export type ProviderRecords = ReturnType<typeof createProviderRecords>

import type { UserProfile } from '@portal/contracts'
import { sql } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import { isPending } from '../email-reset/pending-change.repository.ts'

/** The signed-in customer, and the brands that know them. */
export interface Account extends Omit<UserProfile, 'status'> {
  customerId: string
  /** The subject at the identity provider. */
  subject: string
  status: UserProfile['status'] | 'deleted'
}

/** Decides whether a sign-in is still valid. */
export interface AccountState extends Pick<Account, 'status' | 'lastPasswordResetDate'> {
  /** ISO 8601: tokens that were issued earlier are refused. */
  tokensValidFrom: string | null
  /** ISO 8601: sign-in data and delivery addresses are frozen until the password is newer. */
  frozenAt: string | null
  /** Whether the session of the token has ended. */
  isSessionEnded: boolean
}

export type FoundAccount = Account & AccountState

interface TokenOrigin {
  subject: string
  /** Empty if the provider does not send it. */
  sessionId: string
}

const isEnded = (sessionId: string) => sql<boolean>`exists (select from ended_session as ended
  where ended.customer_id = account.customer_id and ended.session_id = ${sessionId})`

/** One statement: each row holds the account and one of its business systems, if there are any. */
const selectAccount = (db: Pick<Database, 'selectFrom'>, { subject, sessionId }: TokenOrigin) =>
  db
    .selectFrom('account')
    .leftJoin('business_system', 'business_system.customer_id', 'account.customer_id')
    .leftJoin('phone_pin', (join) =>
      join
        .onRef('phone_pin.customer_id', '=', 'business_system.customer_id')
        .onRef('phone_pin.tenant_id', '=', 'business_system.tenant_id'),
    )
    .leftJoin('email_change', (join) =>
      join.onRef('email_change.customer_id', '=', 'account.customer_id').on(isPending),
    )
    .select([
      'account.customer_id',
      'account.email',
      'account.email_changed_at',
      'account.status',
      'account.last_password_reset_at',
      'account.last_used_name',
      'account.last_used_tenant_id',
      'account.tokens_valid_from',
      'account.frozen_at',
      'email_change.new_email as pending_email',
      'email_change.mailbox_confirmed_at',
      'email_change.agreed_at',
      'email_change.effective_from',
      isEnded(sessionId).as('is_session_ended'),
      'business_system.tenant_id',
      'business_system.system',
      'business_system.phone_pin_enabled',
      'business_system.cmdm_enabled',
      'phone_pin.version as phone_pin_version',
      'phone_pin.changed_at as phone_pin_changed_at',
    ])
    .where('account.subject', '=', subject)
    .orderBy('business_system.tenant_id')

const accountRows = prepared(selectAccount)

/** The same statement stores the proof, so that it costs no round trip. A proof that is there already violates the primary key. */
const accountRowsOnce = prepared((db, values: TokenOrigin & { proofId: string }) =>
  selectAccount(
    db.with('used', (used) => used.insertInto('used_proof').values({ id: values.proofId })) as Pick<
      Database,
      'selectFrom'
    >,
    values,
  ),
)

type AccountRow = Awaited<ReturnType<typeof accountRows>>[number]

function toBusinessSystems(row: AccountRow): Account['businessSystems'] {
  if (!row.tenant_id || !row.system) return []
  return [
    {
      tenantId: row.tenant_id,
      system: row.system,
      phonePin: {
        enabled: row.phone_pin_enabled ?? false,
        version: row.phone_pin_version ?? 0,
        changedAt: row.phone_pin_changed_at,
      },
      cmdm: { enabled: row.cmdm_enabled ?? false },
    },
  ]
}

/** Whether the proof that `findAccount` stores was there: PostgreSQL's unique_violation. */
export const isAlreadyStored = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '23505'

/** @param proofId is stored as used, and the call fails if it is there already */
export async function findAccount(
  db: Database,
  origin: TokenOrigin,
  proofId?: string,
): Promise<FoundAccount | undefined> {
  const { subject } = origin
  const rows = await (proofId ? accountRowsOnce(db, { ...origin, proofId }) : accountRows(db, origin))
  const [first] = rows
  if (!first) return undefined
  const { last_used_name: name, last_used_tenant_id: tenantId } = first
  return {
    customerId: first.customer_id,
    subject,
    eMailAddress: first.email,
    eMailAddressChangedAt: first.email_changed_at,
    pendingEMailAddress: first.pending_email,
    ...(first.pending_email && {
      pendingEMailChange: {
        isConfirmed: first.mailbox_confirmed_at !== null,
        isAgreed: first.agreed_at !== null,
        effectiveFrom: first.effective_from,
      },
    }),
    lastPasswordResetDate: first.last_password_reset_at,
    lastUsedApplication: name && tenantId ? { name, tenantId } : null,
    status: first.status,
    businessSystems: rows.flatMap(toBusinessSystems),
    tokensValidFrom: first.tokens_valid_from,
    frozenAt: first.frozen_at,
    isSessionEnded: first.is_session_ended,
  }
}

const stateRows = prepared((trx, { subject, sessionId }: TokenOrigin) =>
  trx
    .selectFrom('account')
    .select([
      'account.status',
      'account.last_password_reset_at as lastPasswordResetDate',
      'account.tokens_valid_from as tokensValidFrom',
      'account.frozen_at as frozenAt',
      isEnded(sessionId).as('isSessionEnded'),
    ])
    .where('account.subject', '=', subject)
    .forNoKeyUpdate(),
)

/** Reads the current state and locks it until the transaction ends. */
export async function lockAccountState(
  trx: Database,
  origin: TokenOrigin,
): Promise<AccountState | undefined> {
  const [row] = await stateRows(trx, origin)
  return row
}

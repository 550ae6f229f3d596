import type { CallResponse, SecurityEvent } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Account } from '../authentication/account.repository.ts'
import type { Database } from '../database/open-database.ts'
import type { Cipher } from '../encryption/cipher.ts'
import type { SignInEvent, SignIns } from '../identity-provider/sign-ins.ts'
import { limitsOf } from '../limits/call-limits.ts'
import { tryAttempt } from '../limits/limit.ts'
import { offeredUndos } from '../undo/offered-undos.rules.ts'
import {
  changeKinds,
  findOwnChanges,
  findOwnEvents,
  kinds,
  type OwnEvent,
  REFUSED,
} from './security-events.repository.ts'

export interface SecurityEventsParts {
  db: Database
  cipher: Cipher
  signIns: SignIns
  logger: FastifyBaseLogger
}

const MOST = 50
const MOST_CHANGES = 20
const DAYS_MS = 90 * 86_400_000

type EmailChangeDetail = { emailChangeId?: string; link?: 'confirm' | 'undo' } | null

/** Removes confirmations and undoings that the identity provider refused, because they had no effect. */
function withoutRefused(events: OwnEvent[]): OwnEvent[] {
  const isRefused = ({ event, detail }: OwnEvent) =>
    events.some((other) => {
      const refused = other.event === REFUSED && (other.detail as EmailChangeDetail)
      if (!refused || refused.emailChangeId !== (detail as EmailChangeDetail)?.emailChangeId) return false
      return event === (refused.link === 'undo' ? 'email-reset.undone' : 'email-reset.confirmed')
    })
  return events.filter((event) => !isRefused(event))
}

const newestFirst = (one: SecurityEvent, other: SecurityEvent) => other.at.localeCompare(one.at)

const listedEvent = ({ id, event, at, tenantId }: OwnEvent): SecurityEvent[] => {
  const kind = kinds[event]
  return kind ? [{ id, kind, at, ...(tenantId && { tenantId }) }] : []
}

/** Newest first. A change is listed with what can still be undone of it. */
async function listChanges({ db, cipher }: SecurityEventsParts, account: Account): Promise<SecurityEvent[]> {
  const [changes, undos] = await Promise.all([
    findOwnChanges(db, account.customerId, MOST_CHANGES),
    offeredUndos({ db, cipher }, account),
  ])
  return changes.flatMap(({ id, event, at, tenantId, detail }) => {
    const kind = changeKinds[event]
    const undo = event === 'undoChange' ? undefined : undos.get((detail as { changeId: string }).changeId)
    return kind ? [{ id, kind, at, ...(tenantId && { tenantId }), ...(undo && { undo }) }] : []
  })
}

/** @returns undefined if the provider cannot be reached */
async function querySignIns(
  { db, signIns, logger }: SecurityEventsParts,
  { customerId, subject }: Account,
): Promise<SignInEvent[] | undefined> {
  // The provider limits the backend's requests for all customers together: no single customer may use them up.
  const [questions] = limitsOf('getSecurityEvents')
  const isAllowed =
    questions && (await db.transaction().execute((trx) => tryAttempt(trx, questions, customerId)))
  if (!isAllowed) return undefined
  return signIns.events(subject).catch((error: unknown) => {
    logger.warn({ err: error }, 'the identity provider returned no sign-ins')
    return undefined
  })
}

/** The backend's own events are listed even if the identity provider cannot be reached. */
export async function listSecurityEvents(
  parts: SecurityEventsParts,
  account: Account,
): Promise<CallResponse<'getSecurityEvents'>> {
  const [own, changes, ofProvider] = await Promise.all([
    findOwnEvents(parts.db, account.customerId, MOST),
    listChanges(parts, account),
    querySignIns(parts, account),
  ])
  const since = new Date(Date.now() - DAYS_MS).toISOString()
  const signIns = (ofProvider ?? []).filter(({ at }) => at > since)
  const events = [...withoutRefused(own).flatMap(listedEvent), ...signIns]
    .toSorted(newestFirst)
    .slice(0, MOST)
  return { events: [...events, ...changes].toSorted(newestFirst), isComplete: ofProvider !== undefined }
}

import type { FastifyBaseLogger } from 'fastify'
import { clearOldAccountLinks } from '../account-linking/account-links.repository.ts'
import { clearOldReportLinks } from '../account-protection/report-links.repository.ts'
import { clearOldProofs } from '../authentication/used-proofs.repository.ts'
import type { Database } from '../database/open-database.ts'
import { clearOldNoticedDevices } from '../devices/noticed-devices.repository.ts'
import { clearOldKeys } from '../idempotency/idempotency-keys.repository.ts'
import { clearOldLinkTokens } from '../invitations/invitations.repository.ts'
import { clearOldAttempts } from '../limits/attempts.repository.ts'
import { clearOldDeliveries } from '../outbox/outbox.repository.ts'
import { clearOldPendingAddresses } from '../pending-addresses/pending-addresses.repository.ts'
import { clearOldVotes } from '../release-reports/release-votes.repository.ts'
import { clearOldEndedSessions } from '../sessions/ended-sessions.repository.ts'
import { clearOldStepUpRequests } from '../step-up/step-up-requests.repository.ts'
import { clearOldReversibleChanges } from '../undo/reversible-changes.repository.ts'

const EVERY_MS = 10 * 60 * 1000

/** Deletes expired rows. */
export async function deleteExpiredRows(db: Database): Promise<void> {
  await clearOldDeliveries(db)
  await clearOldAttempts(db)
  await clearOldKeys(db)
  await clearOldLinkTokens(db)
  await clearOldEndedSessions(db)
  await clearOldReportLinks(db)
  await clearOldAccountLinks(db)
  await clearOldNoticedDevices(db)
  await clearOldPendingAddresses(db)
  await clearOldVotes(db)
  await clearOldProofs(db)
  await clearOldReversibleChanges(db)
  await clearOldStepUpRequests(db)
}

export interface Housekeeping {
  start(): void
  /** Waits for the running round. */
  close(): Promise<void>
}

/** Deletes expired rows at once and every ten minutes. Several processes may do so on one database. */
export function createHousekeeping(db: Database, logger: FastifyBaseLogger): Housekeeping {
  let round = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  const goRound = () => {
    round = deleteExpiredRows(db).catch((error) =>
      logger.error({ err: error }, 'expired rows could not be deleted'),
    )
  }

  return {
    start() {
      goRound()
      timer = setInterval(goRound, EVERY_MS)
    },
    async close() {
      clearInterval(timer)
      await round
    },
  }
}

import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { findDeletionStatus } from './account-deletion.repository.ts'
import { requestDeletion } from './account-deletion.rules.ts'

export function accountDeletionRoutes(serve: ServeCall, db: Database): void {
  serve('deleteAccount', ({ account, change }) => change((trx) => requestDeletion(trx, account)))
  serve('getDeletionStatus', ({ account }) => findDeletionStatus(db, account.customerId))
}

import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { issueReceipt } from './permissions-receipt.rules.ts'
import { renderReceipt } from './receipt-pdf.ts'

export function permissionsReceiptRoutes(serve: ServeCall, db: Database): void {
  serve('getPermissionsReceipt', (input) => issueReceipt(db, input))

  serve('getPermissionsReceiptPdf', async (input) => renderReceipt(await issueReceipt(db, input)))
}

import type { Database } from '../database/open-database.ts'
import type { ServeCall } from '../serve-call.ts'
import { issueReceipt } from './permissions-receipt.rules.ts'
import type { ReceiptPrinter } from './receipt-printer.ts'

export function permissionsReceiptRoutes(
  serve: ServeCall,
  db: Database,
  { print }: Pick<ReceiptPrinter, 'print'>,
): void {
  serve('getPermissionsReceipt', (input) => issueReceipt(db, 'getPermissionsReceipt', input))

  serve('getPermissionsReceiptPdf', async (input) =>
    print(await issueReceipt(db, 'getPermissionsReceiptPdf', input)),
  )
}

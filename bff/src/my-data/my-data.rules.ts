import type { MyData } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import { recordEvent } from '../audit/audit.repository.ts'
import type { SignedInAccount } from '../authentication/authenticate.ts'
import type { Database } from '../database/open-database.ts'
import type { SignIns } from '../identity-provider/sign-ins.ts'
import { type Limit, takeAttempt } from '../limits/limit.ts'
import { findPersonalRows } from './my-data.repository.ts'
import { namesIn, type PersonalRows, recordsOf } from './my-data-records.ts'
import { personalTables } from './personal-tables.ts'
import { sections, withheld } from './sections.ts'
import { signInRecords } from './sign-in-records.ts'
import type { CustomerTable } from './table-description.ts'

export interface MyDataParts {
  db: Database
  signIns: SignIns
  logger: FastifyBaseLogger
}

/** It reads every table, and asks the sign-in provider. */
const exports: Limit = { name: 'my-data', most: 20, withinSeconds: 3600 }

const tables = Object.keys(personalTables) as CustomerTable[]

async function readAll(trx: Database, customerId: string): Promise<PersonalRows> {
  const rows: Partial<PersonalRows> = {}
  for (const table of tables) {
    const { order } = personalTables[table]
    rows[table] = await findPersonalRows(trx, table, { customerId, order })
  }
  return rows as PersonalRows
}

/**
 * All of the customer, with every brand. That it was handed out is recorded.
 * @throws `too-many-requests`
 */
export async function exportMyData(
  { db, ...provider }: MyDataParts,
  { customerId, subject }: SignedInAccount,
  requestId: string,
): Promise<MyData> {
  const rows = await db.transaction().execute(async (trx) => {
    await takeAttempt(trx, exports, customerId)
    await recordEvent(trx, { customerId, event: 'my-data.read', requestId })
    return readAll(trx, customerId)
  })
  const names = namesIn(rows)
  const signIns = await signInRecords(provider, subject)
  return {
    createdAt: new Date().toISOString(),
    sections: sections.map(({ tables: ofSection, ...section }) => {
      const own = ofSection.flatMap((table) => recordsOf(table, rows, names))
      if (section.id !== 'security') return { ...section, records: own, isComplete: true }
      return { ...section, records: [...(signIns ?? []), ...own], isComplete: signIns !== undefined }
    }),
    withheld,
  }
}

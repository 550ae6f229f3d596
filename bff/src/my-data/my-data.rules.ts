import { Readable } from 'node:stream'
import type { MyDataRecord } from '@portal/contracts'
import type { FastifyBaseLogger } from 'fastify'
import type { Selectable } from 'kysely'
import { recordEvent } from '../audit/audit.repository.ts'
import type { SignedInAccount } from '../authentication/authenticate.ts'
import type { Database } from '../database/open-database.ts'
import type { Schema } from '../database/schema.ts'
import type { Cipher } from '../encryption/cipher.ts'
import { decryptStored, ibanColumn, placeOf } from '../encryption/encrypted-columns.ts'
import type { SignIns } from '../identity-provider/sign-ins.ts'
import { takeCallAttempt } from '../limits/call-limits.ts'
import { readValues } from '../undo/reversible-changes.repository.ts'
import { findPersonalRows, type PersonalRow } from './my-data.repository.ts'
import { namesIn, type PersonalRows, recordsOf } from './my-data-records.ts'
import { myDataText } from './my-data-text.ts'
import { personalPages } from './personal-pages.ts'
import { personalTables } from './personal-tables.ts'
import { sections, withheld } from './sections.ts'
import { signInRecords } from './sign-in-records.ts'
import type { CustomerTable, Names } from './table-description.ts'

export interface MyDataParts {
  db: Database
  cipher: Cipher
  signIns: SignIns
  logger: FastifyBaseLogger
}

const wholeTables = (Object.keys(personalTables) as CustomerTable[]).filter(
  (table) => !personalTables[table].isPaged,
)

function withPlainIban(cipher: Cipher, row: PersonalRow): PersonalRow {
  const { customer_id, payment_method_id, iban, iban_encrypted } = row as Selectable<Schema['payment_method']>
  const place = placeOf(ibanColumn, customer_id, payment_method_id)
  return { ...row, iban: decryptStored(cipher, place, { plain: iban, encrypted: iban_encrypted }) }
}

function withPlainValues(cipher: Cipher, row: PersonalRow): PersonalRow {
  return { ...row, replaced_values: readValues(cipher, row as Selectable<Schema['reversible_change']>) }
}

const decrypted: { [Table in CustomerTable]?: typeof withPlainIban } = {
  payment_method: withPlainIban,
  reversible_change: withPlainValues,
}

async function readWholeTables(trx: Database, cipher: Cipher, customerId: string): Promise<PersonalRows> {
  const rows: PersonalRows = new Map()
  for (const table of wholeTables) {
    const found = await findPersonalRows(trx, table, customerId)
    const decrypt = decrypted[table]
    rows.set(table, decrypt ? found.map((row) => decrypt(cipher, row)) : found)
  }
  return rows
}

interface Source {
  db: Database
  customerId: string
  rows: PersonalRows
  names: Names
}

async function* recordPages(
  { db, customerId, rows, names }: Source,
  tables: CustomerTable[],
  first: MyDataRecord[] = [],
): AsyncGenerator<MyDataRecord[]> {
  yield first
  for (const table of tables) {
    const whole = rows.get(table)
    const pages = whole ? [whole] : personalPages(db, table, customerId)
    for await (const page of pages) yield recordsOf(table, page, names)
  }
}

/**
 * All data of the customer, with every brand, as the text of `MyData`. Records the export. Refusals are thrown before
 * the stream is returned.
 * @throws `too-many-requests`
 */
export async function exportMyData(
  { db, cipher, ...provider }: MyDataParts,
  { customerId, subject }: Pick<SignedInAccount, 'customerId' | 'subject'>,
  requestId: string,
): Promise<Readable> {
  const rows = await db.transaction().execute(async (trx) => {
    await takeCallAttempt(trx, 'getMyData', customerId)
    await recordEvent(trx, { customerId, event: 'my-data.read', requestId })
    return readWholeTables(trx, cipher, customerId)
  })
  const source = { db, customerId, rows, names: namesIn(rows) }
  const signIns = await signInRecords(provider, subject)
  const text = myDataText({
    createdAt: new Date().toISOString(),
    sections: sections.map(({ tables, ...section }) => {
      if (section.id !== 'security')
        return { ...section, pages: recordPages(source, tables), isComplete: true }
      const pages = recordPages(source, tables, signIns)
      return { ...section, pages, isComplete: signIns !== undefined }
    }),
    withheld,
  })
  return Readable.from(text, { objectMode: false })
}

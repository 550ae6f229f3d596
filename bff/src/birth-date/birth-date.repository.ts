import type { PersonalData } from '@portal/contracts'
import { sql } from 'kysely'
import { personalDataColumns, toPersonalData } from '../customer-profile/personal-data.repository.ts'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'

export interface BirthDateChange {
  /** ISO 8601; null if none is known. */
  birthdate: string | null
  version: number
}

interface NewBirthDate extends BirthDateChange {
  customerId: string
  nextVersion: number
}

const changedRows = prepared((db, { customerId, birthdate, version, nextVersion }: NewBirthDate) =>
  db
    .updateTable('customer')
    .set({ birthday: birthdate, birthday_changed_at: sql`now()`, version: nextVersion })
    .where('customer_id', '=', customerId)
    .where('version', '=', version)
    .where('birthday', 'is distinct from', birthdate)
    .returning(personalDataColumns),
)

/**
 * Compares and writes in one statement, so that of two parallel changes one wins.
 * @returns undefined if the stored version differs, or the date is already stored
 */
export async function updateBirthDate(
  db: Database,
  customerId: string,
  change: BirthDateChange,
): Promise<PersonalData | undefined> {
  const [row] = await changedRows(db, { ...change, customerId, nextVersion: change.version + 1 })
  return row && toPersonalData(row)
}

import type { PersonalData } from '@portal/contracts'
import type { Selectable } from 'kysely'
import type { Database } from '../database/open-database.ts'
import { prepared } from '../database/prepared.ts'
import type { Schema } from '../database/schema.ts'

export const personalDataColumns = [
  'version',
  'name',
  'name_changed_at',
  'birthday',
  'birthday_changed_at',
  'avatar_content',
] as const

type PersonalDataRow = Pick<Selectable<Schema['customer']>, (typeof personalDataColumns)[number]>

export const toPersonalData = (row: PersonalDataRow): PersonalData => ({
  version: row.version,
  name: row.name,
  nameChangedAt: row.name_changed_at,
  birthday: row.birthday,
  birthdayChangedAt: row.birthday_changed_at,
  avatarContent: row.avatar_content,
})

const personalDataRows = prepared((db, { customerId }: { customerId: string }) =>
  db.selectFrom('customer').select(personalDataColumns).where('customer_id', '=', customerId),
)

/** @throws if the customer does not exist */
export async function findPersonalData(db: Database, customerId: string): Promise<PersonalData> {
  const [row] = await personalDataRows(db, { customerId })
  if (!row) throw new Error('The customer is not in the database')
  return toPersonalData(row)
}

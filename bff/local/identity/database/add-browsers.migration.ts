import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

const statements = [
  // Sessions of before are in no known browser.
  sql`alter table identity_devices add column browser_id text`,
  sql`create index identity_devices_browser on identity_devices (browser_id)`,
]

export const addBrowsers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await statement.execute(db)
  },
}

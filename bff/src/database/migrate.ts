import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createCustomers } from './migrations/001-customers.ts'
import { createCustomerItems } from './migrations/002-customer-items.ts'
import { createRegistrationCodes } from './migrations/003-registration-codes.ts'
import { addVersionsAndPins } from './migrations/004-versions-and-pins.ts'
import { createReliableWrites } from './migrations/005-reliable-writes.ts'
import { createPermissions } from './migrations/006-permissions.ts'
import { createEmailChanges } from './migrations/007-email-changes.ts'
import { extendInvitations } from './migrations/008-invitations.ts'
import { addContractEnds } from './migrations/009-contract-ends.ts'
import { addLastChanges } from './migrations/010-last-changes.ts'
import { addLinkTokens } from './migrations/011-link-tokens.ts'
import { createConsumption } from './migrations/012-consumption.ts'
import { createLinkTokens } from './migrations/013-several-link-tokens.ts'
import { createEndedSessions } from './migrations/014-ended-sessions.ts'
import { createAccountProtection } from './migrations/015-account-protection.ts'
import { createAccountLinks } from './migrations/016-account-links.ts'
import { addOutboxTopics } from './migrations/017-outbox-topics.ts'
import { createNoticedDevices } from './migrations/018-noticed-devices.ts'
import { indexProofsByBrand } from './migrations/019-proofs-by-brand.ts'
import { addEncryptedColumns } from './migrations/020-encrypted-columns.ts'
import { createPendingEmailAddresses } from './migrations/021-pending-email-addresses.ts'
import { dropPermissionKinds } from './migrations/022-permission-kinds.ts'
import type { Database } from './open-database.ts'

/** In order. Never edit a released migration; append a new one. */
const migrations: Record<string, Migration> = {
  '001-customers': createCustomers,
  '002-customer-items': createCustomerItems,
  '003-registration-codes': createRegistrationCodes,
  '004-versions-and-pins': addVersionsAndPins,
  '005-reliable-writes': createReliableWrites,
  '006-permissions': createPermissions,
  '007-email-changes': createEmailChanges,
  '008-invitations': extendInvitations,
  '009-contract-ends': addContractEnds,
  '010-last-changes': addLastChanges,
  '011-link-tokens': addLinkTokens,
  '012-consumption': createConsumption,
  '013-several-link-tokens': createLinkTokens,
  '014-ended-sessions': createEndedSessions,
  '015-account-protection': createAccountProtection,
  '016-account-links': createAccountLinks,
  '017-outbox-topics': addOutboxTopics,
  '018-noticed-devices': createNoticedDevices,
  '019-proofs-by-brand': indexProofsByBrand,
  '020-encrypted-columns': addEncryptedColumns,
  '021-pending-email-addresses': createPendingEmailAddresses,
  '022-permission-kinds': dropPermissionKinds,
}

async function migrateOn(db: Database): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'bff_migration',
    migrationLockTableName: 'bff_migration_lock',
  })
  const known = await migrator.getMigrations()
  if (known.every(({ executedAt }) => executedAt)) return
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/**
 * Migrates the schema, all or nothing. Several processes may start in parallel: one migrates, the others wait. A
 * database that a later release has migrated is left unchanged: this release still works with it.
 */
export async function migrate(db: Database): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Neither a large table nor a waiting process may run into the statement timeout.
    await sql`set statement_timeout = 0`.execute(connection)
    await migrateOn(connection).finally(() => sql`reset statement_timeout`.execute(connection))
  })
}

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnPostgres, startOwnPostgres } from './own-postgres.ts'
import { makeTemplate, usesServer } from './test-database.ts'

export interface TestRun {
  postgres?: OwnPostgres | undefined
}

/**
 * Starts PostgreSQL where its programs are, with one seeded database: test files get copies, which take a fraction of the
 * time. Makes a folder for the embedded databases of the workers, too.
 */
export default async function provideDatabases(): Promise<void> {
  process.env.EMBEDDED_DATABASES = mkdtempSync(join(tmpdir(), 'embedded-databases-'))
  if (!usesServer()) {
    if (process.env.CI && process.env.TEST_DATABASE !== 'embedded')
      throw new Error('PostgreSQL is missing in the pipeline')
    return
  }
  const postgres = await startOwnPostgres()
  if (!postgres) return
  ;(globalThis as TestRun).postgres = postgres
  process.env.TEST_DATABASE_URL = postgres.url
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    // Without a setup jest calls no teardown.
    await postgres.stop()
    throw error
  }
}

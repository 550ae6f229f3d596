import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate } from './test-database.ts'

/**
 * Seeds one database on the test server, if there is one: test files get copies, which take a fraction of the time. Else
 * makes a folder for the embedded databases of the workers.
 */
export default async function makeDatabase(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) await makeTemplate(server)
  else process.env.EMBEDDED_DATABASES = mkdtempSync(join(tmpdir(), 'embedded-databases-'))
}

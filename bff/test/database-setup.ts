import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeImage, makeTemplate } from './test-database.ts'

/**
 * Fills one database before all test files: each of them then starts from a copy, which takes a fraction of the time.
 * On the server of the tests it is a template, else a file with a dump of the embedded one.
 */
export default async function makeDatabase(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL
  if (server) {
    await makeTemplate(server)
    return
  }
  // The mutation tester runs jest many times in one process.
  if (process.env.TEST_DATABASE_IMAGE) return
  const folder = mkdtempSync(join(tmpdir(), 'bff-tests-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  const file = join(folder, 'image')
  writeFileSync(file, await makeImage())
  process.env.TEST_DATABASE_IMAGE = file
}

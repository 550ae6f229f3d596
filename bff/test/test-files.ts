import { globSync, readFileSync } from 'node:fs'

const ROOT = `${import.meta.dirname}/..`
const MARK = '// On PostgreSQL, too: '

/**
 * The files of tests for jest's `testMatch`. What PostgreSQL can break and PGlite cannot, such as calls at once, is in
 * files whose first line says so; only they run on a server. PGlite runs all.
 */
export function testFiles(): string[] {
  const files = globSync(`${ROOT}/{src,test,local,bench}/**/*.test.ts`)
  if (!process.env.TEST_DATABASE_URL) return files
  return files.filter((file) => readFileSync(file, 'utf8').startsWith(MARK))
}

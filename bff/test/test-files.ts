import { globSync, readFileSync } from 'node:fs'

const ROOT = `${import.meta.dirname}/..`
const TOO = '// On PostgreSQL, too: '
const ALONE = '// On PostgreSQL alone: '

/**
 * The test files for jest's `testMatch`. Tests of what PostgreSQL can break and PGlite cannot, such as parallel calls,
 * are in files whose first line says so; only they run on a server. PGlite runs all but those about the server itself.
 */
export function testFiles(): string[] {
  const files = globSync(`${ROOT}/{src,test,local,bench}/**/*.test.ts`)
  const begins = (file: string, ...marks: string[]) => {
    const text = readFileSync(file, 'utf8')
    return marks.some((mark) => text.startsWith(mark))
  }
  if (!process.env.TEST_DATABASE_URL) return files.filter((file) => !begins(file, ALONE))
  return files.filter((file) => begins(file, TOO, ALONE))
}

import { globSync, readFileSync } from 'node:fs'
import { usesServer } from './test-database.ts'

const ROOT = `${import.meta.dirname}/..`
const ALONE = '// On PostgreSQL alone: '

/**
 * The test files for jest's `testMatch`. Those about a server itself, such as its pool, are in files whose first line says
 * so; they are left out where PostgreSQL's programs are missing.
 */
export function testFiles(): string[] {
  const files = globSync(`${ROOT}/{src,test,local,bench}/**/*.test.ts`)
  if (usesServer()) return files
  return files.filter((file) => !readFileSync(file, 'utf8').startsWith(ALONE))
}

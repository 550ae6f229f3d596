import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/**
 * For the mutation tester: assigns `zip-code-attempts.test.ts` to `zip-code.rules.ts` by its name. By imports it would
 * be a test of all rules, like every test that starts the BFF.
 */
export function extract(_code: string, file: string): Set<string> {
  const rules = readdirSync(dirname(file)).filter((name) => name.endsWith('.rules.ts'))
  const own = rules.filter((name) => basename(file).startsWith(name.replace('.rules.ts', '')))
  return new Set(own.map((name) => `./${name}`))
}

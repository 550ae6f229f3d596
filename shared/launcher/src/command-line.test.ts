import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'

function command(name: string, ...args: string[]) {
  const script = join(import.meta.dirname, `${name}.ts`)
  return spawnSync(process.execPath, [script, ...args], { encoding: 'utf8', timeout: 30_000 })
}

/** All but `release`, which has commands of its own: release.test.ts. */
const commands = ['start', 'dev', 'build', 'create-remote', 'test', 'e2e', 'examples', 'bench', 'figures']

test.each([...commands, 'mutants'])('%s explains itself and does nothing else', (name) => {
  const { status, stdout, stderr } = command(name, '--help')
  expect([status, stderr]).toEqual([0, ''])
  expect(stdout).toMatch(new RegExp(`^Usage: npm (run )?${name} -- .*\n\n\\w`))
})

// What mutants does not know is an option of Stryker, which refuses it.
test.each([
  ...commands.map((name) => [name, '--no-such-option']),
  ['create-remote', 'Mfe-Wrong', '--dry-run'],
  ['start', 'mfe-contracts'],
])('%s %s is a wrong usage, which does nothing', (name, ...args) => {
  const { status, stdout, stderr } = command(name, ...args)
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^error: (unknown option '--|too many arguments).*See --help\.\n$/s)
})

import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { emptyStore, foreignBuild, hostBuild, remoteBuild } from '../store-fixture.ts'

const command = join(import.meta.dirname, '../command-line.ts')

test.each([
  ['another repository', foreignBuild, 'mfe-meters'],
  ['this repository', remoteBuild, 'mfe-contracts'],
])('a build of %s is published under the name that it declares', async (_, build, name) => {
  const { address } = await emptyStore()
  const args = [command, 'publish', '--dist', await build(), '--store', address]
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect(stdout).toMatch(new RegExp(`^${name} {2}[0-9a-f]{16} {2}published\n`))
})

test('the host, which declares no name, is published only with one', async () => {
  const { address } = await emptyStore()
  const args = [command, 'publish', '--dist', await hostBuild(), '--store', address]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The build in .* declares no name: .*\n$/)])
})

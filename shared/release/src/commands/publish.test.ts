import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { withdraw } from '../activate.ts'
import { activate, emptyStore, foreignBuild, hostBuild, publishAs, remoteBuild } from '../store-fixture.ts'

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

test('a store that has no release yet, and a release that was withdrawn, are said', async () => {
  const store = await emptyStore()
  const publishOne = async (text: string) => {
    const args = [command, 'publish', '--dist', await remoteBuild(text), '--store', store.address]
    return spawnSync(process.execPath, args, { encoding: 'utf8' }).stdout
  }
  const publishAndActivate = async (app: string, build: string) =>
    activate(store, app, (await publishAs(app, build, store)).release)
  const first = await publishOne('one')
  expect(first).toContain(`\nit is the first release in ${store.address}\n`)
  expect(first).not.toContain('withdrawn')
  const [, release = ''] = first.split('  ')
  await publishAndActivate('host', await hostBuild())
  await publishAndActivate('mfe-contracts', await remoteBuild('two'))
  await withdraw(store, 'mfe-contracts', release)
  const again = await publishOne('one')
  expect(again).toContain(
    `\nit was withdrawn, and stays so until it is named: activate mfe-contracts ${release}\n`,
  )
  expect(again).not.toContain('first')
})

test('the host, which declares no name, is published only with one', async () => {
  const { address } = await emptyStore()
  const args = [command, 'publish', '--dist', await hostBuild(), '--store', address]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^The build in .* declares no name: .*\n$/)])
})

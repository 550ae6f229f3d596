import { expect, test } from '@jest/globals'
import { importRelease } from './import.ts'
import { readRegistry } from './projections.ts'
import { latestRelease } from './registry-changes.ts'
import { activate, emptyStore, publishAs, remoteBuild } from './store-fixture.ts'

test('an imported release has the same bytes and can be activated in the other store', async () => {
  const [from, to] = [await emptyStore(), await emptyStore()]
  const long = { 'long.js': 'export const long = 1\n'.repeat(500) }
  const { app, release } = await publishAs('mfe-contracts', await remoteBuild('one', long), from)
  await importRelease(from, to, { app, release })
  const files = await from.list('remotes')
  expect((await to.list('remotes')).length).toBe(files.length)
  for (const { path } of files) expect(await to.read(path)).toEqual(await from.read(path))
  expect(latestRelease(await readRegistry(to), app)).toBe(release)
  await activate(to, app, release)
})

test('a damaged release is not imported', async () => {
  const [from, to] = [await emptyStore(), await emptyStore()]
  const { app, release } = await publishAs('mfe-contracts', await remoteBuild(), from)
  await from.replace(`remotes/${app}/${release}/main.css`, 'broken')
  await expect(importRelease(from, to, { app, release })).rejects.toThrow('is damaged')
  expect(await to.list('')).toHaveLength(1)
})

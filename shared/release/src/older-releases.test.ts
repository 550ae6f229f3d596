import { expect, test } from '@jest/globals'
import type { Registry } from '@portal/federation/protocol'
import { activateAll, rollback } from './activate.ts'
import { importRelease } from './import.ts'
import { pageIn } from './page-fixture.ts'
import { readRegistry } from './projections.ts'
import { latestRelease, withActive } from './registry-changes.ts'
import { readReleaseFiles } from './release-files.ts'
import { contentIdOf, releaseIdOf } from './release-id.ts'
import { published, releaseFolder } from './store.ts'
import { activate, emptyStore, hostBuild, publishAs, remoteBuild } from './store-fixture.ts'
import { declared, tamper } from './tampered-fixture.ts'
import { write } from './write.ts'
import { writeFiles } from './written-files.ts'

const APP = 'mfe-contracts'

/** Two releases as an older checkout published them: their ids are hashes of the files alone. The second one is live. */
async function olderStore() {
  const [store, scratch] = [await emptyStore(), await emptyStore()]
  const older = await Promise.all(
    ['one', 'two'].map(async (text) => {
      const built = await publishAs(APP, await remoteBuild(text), scratch)
      const files = await readReleaseFiles(scratch, releaseFolder(APP, built.release))
      const release = { ...built, release: contentIdOf(files) }
      await writeFiles(store, releaseFolder(APP, release.release), files, false)
      await store.replace(`${releaseFolder(APP, release.release)}/release.json`, JSON.stringify(release))
      return release
    }),
  )
  const listed = { [APP]: older.map((one) => published(one)).toReversed() }
  const change = (registry: Registry) => ({
    registry: { ...older.reduce(withActive, registry), releases: listed },
    releases: older,
  })
  await write(store, { action: 'activate', change })
  const [first = '', second = ''] = older.map(({ release }) => release)
  return { store, first, second }
}

test('a release of an older checkout can be activated again and rolled back to, but is not copied', async () => {
  const { store, first, second } = await olderStore()
  await expect(importRelease(store, await emptyStore(), { app: APP, release: second })).rejects.toThrow(
    `${APP} ${second} was published by an older checkout, whose ids do not cover release.json: publish it again`,
  )
  await activate(store, APP, second)
  expect((await rollback(store, APP)).apps[APP]?.active.release).toBe(first)
  const { release } = await publishAs(APP, await remoteBuild('two'), store)
  await activate(store, APP, release)
})

test('a release from before pictures had an integrity is intact, and a changed picture is still found', async () => {
  const [store, scratch] = [await emptyStore(), await emptyStore()]
  const built = await publishAs(APP, await remoteBuild('one', { 'sun.svg': '<svg/>' }), scratch)
  const files = await readReleaseFiles(scratch, releaseFolder(APP, built.release))
  const { 'sun.svg': picture, ...integrity } = built.integrity
  const release = { ...built, integrity, release: releaseIdOf(files, { ...built, integrity }) }
  const folder = releaseFolder(APP, release.release)
  await writeFiles(store, folder, files, false)
  await store.replace(`${folder}/release.json`, JSON.stringify(release))
  await activate(store, APP, release.release)
  await store.replace(`${folder}/sun.svg`, '<svg>changed</svg>')
  await expect(activate(store, APP, release.release)).rejects.toThrow('is damaged')
})

test('what was withdrawn from an older checkout does not return by itself under its new id', async () => {
  const { store, first, second } = await olderStore()
  await rollback(store, APP)
  const { release } = await publishAs(APP, await remoteBuild('two'), store)
  expect(release).not.toBe(second)
  expect(latestRelease(await readRegistry(store), APP)).not.toBe(release)
  expect((await readRegistry(store)).apps[APP]?.active.release).toBe(first)

  await activate(store, APP, release)
  await publishAs(APP, await remoteBuild('one'), store)
  await publishAs(APP, await remoteBuild('two'), store)
  expect(latestRelease(await readRegistry(store), APP)).toBe(release)
})

test('a preview takes a release of an older checkout by the registry of its store', async () => {
  const { store, second } = await olderStore()
  const [preview, known] = [await emptyStore(), await readRegistry(store)]
  await importRelease(store, preview, { app: APP, release: second }, { known })
  await activateAll(preview, { [APP]: second }, { known })
  await activateAll(preview, { host: (await publishAs('host', await hostBuild(), preview)).release })
  expect(await pageIn(preview, 'pages/contracts.html')).toContain(second)

  await tamper(store, APP, second, declared({ basePath: '/other' }))
  await expect(
    importRelease(store, await emptyStore(), { app: APP, release: second }, { known }),
  ).rejects.toThrow('was published by an older checkout')
})

test('a tampered release of an older checkout is not rolled back to', async () => {
  const { store, first } = await olderStore()
  await tamper(store, APP, first, declared({ basePath: '/other' }))
  await expect(rollback(store, APP)).rejects.toThrow('was published by an older checkout')
})

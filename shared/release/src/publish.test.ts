import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from '@jest/globals'
import { readRegistry } from './projections.ts'
import { publish } from './publish.ts'
import { latestRelease } from './registry-changes.ts'
import { activate, aDeclaration, declaredBuild, emptyStore, publishAs, remoteBuild } from './store-fixture.ts'

test('the same content published twice is one release', async () => {
  const store = await emptyStore()
  const first = await publishAs('mfe-contracts', await remoteBuild(), store)
  const entry = join(store.address, 'remotes/mfe-contracts', first.release, first.entry)
  const writtenAt = (await stat(entry)).mtimeMs

  const second = await publishAs('mfe-contracts', await remoteBuild(), store)

  expect(second).toEqual(first)
  expect((await stat(entry)).mtimeMs).toBe(writtenAt)
  expect(await readdir(join(store.address, 'remotes/mfe-contracts'))).toEqual([first.release])
})

test('different content or file names give another release', async () => {
  const store = await emptyStore()
  const one = await publishAs('mfe-contracts', await remoteBuild('one'), store)
  const two = await publishAs('mfe-contracts', await remoteBuild('two'), store)
  const three = await publishAs('mfe-contracts', await remoteBuild('one', { 'more.js': '' }), store)
  expect(new Set([one.release, two.release, three.release]).size).toBe(3)
})

test('ten parallel publications of one build leave one release and nothing else', async () => {
  const store = await emptyStore()
  const build = await remoteBuild()
  const releases = await Promise.all(
    Array.from({ length: 10 }, () => publishAs('mfe-contracts', build, store)),
  )
  expect(new Set(releases.map(({ release }) => release)).size).toBe(1)
  expect((await readdir(store.address)).sort()).toEqual([
    '.incoming',
    'config.json',
    'elements',
    'log',
    'operator',
    'registry.json',
    'remotes',
  ])
})

test('scripts and style sheets have an integrity, source maps have none', async () => {
  const release = await publishAs('mfe-contracts', await remoteBuild(), await emptyStore())
  expect(Object.keys(release.integrity).sort()).toEqual([
    'element/element.5678.js',
    'main.1234.js',
    'main.css',
  ])
})

test('a release brings the integrities of the files that the page loads, in a file with an integrity', async () => {
  const store = await emptyStore()
  const { release, integrity, map } = await publishAs('mfe-contracts', await remoteBuild(), store)
  const text = await readFile(join(store.address, 'remotes/mfe-contracts', release, 'files.json'))
  expect(JSON.parse(String(text))).toEqual({
    'main.1234.js': integrity['main.1234.js'],
    'main.css': integrity['main.css'],
  })
  expect(map).toBe(`sha384-${createHash('sha384').update(text).digest('base64')}`)
})

test('a remote gets a stand-alone page of its element, whose inline content its policy allows', async () => {
  const store = await emptyStore()
  const { release, integrity } = await publishAs('mfe-contracts', await remoteBuild(), store)
  const page = await readFile(
    join(store.address, 'remotes/mfe-contracts', release, 'element/index.html'),
    'utf8',
  )
  const [, importMap = ''] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? []
  const hash = createHash('sha256').update(importMap).digest('base64')

  expect(page).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(page).toContain(
    `src="./element.5678.js" integrity="${integrity['element/element.5678.js']}" crossorigin="anonymous"`,
  )
})

test('compressed files contain the same bytes', async () => {
  const store = await emptyStore()
  const content = 'export const long = 1\n'.repeat(500)
  const build = await remoteBuild('one', { 'long.js': content })
  const { release } = await publishAs('mfe-contracts', build, store)
  const file = join(store.address, 'remotes/mfe-contracts', release, 'long.js')

  expect(brotliDecompressSync(await readFile(`${file}.br`)).toString()).toBe(content)
  expect(gunzipSync(await readFile(`${file}.gz`)).toString()).toBe(content)
})

test.each([
  ['is empty', {}, 'There is no build in'],
  ['names a missing file', { preload: ['gone.js'] }, 'names gone.js, which is no script or style sheet'],
  ['names a file outside', { styles: ['../secret.css'] }, 'unusable styles.0'],
])('a build that %s is refused and leaves no files', async (_, change, message) => {
  const store = await emptyStore()
  const description = {
    entry: 'main.1234.js',
    preload: [],
    styles: [],
    element: null,
    standAlone: null,
    ...change,
  }
  const build =
    Object.keys(change).length === 0
      ? (await emptyStore()).address
      : await remoteBuild('one', { 'build.json': JSON.stringify(description) })

  const origin = { app: 'host', contractVersion: '1.0', revision: 'unknown' }
  await expect(publish(build, store, origin)).rejects.toThrow(message)
  expect(await readdir(store.address)).toEqual(['config.json'])
})

test.each([
  ['var mfe_meters; (() => { mfe_meters = { get() {}, init() {} } })()', 'main.1234.js is a script'],
  ['export const init = () => {}', 'exports no get'],
])('a remote whose entry is %j is refused with what to change', async (entry, message) => {
  const build = await declaredBuild(
    await remoteBuild('one', { 'main.1234.js': entry }),
    aDeclaration('mfe-meters'),
  )
  const origin = { app: 'mfe-meters', contractVersion: '1.0', revision: 'unknown' }
  const published = publish(build, await emptyStore(), origin)
  await expect(published).rejects.toThrow(message)
  await expect(published).rejects.toThrow("`library: { type: 'module' }`")
})

test.each([
  'export const { get, init } = {}',
  'const a = 1; export { a as "get", a as init }',
  'export * from "./entry.js"',
])('a container that is exported by %j is accepted', async (entry) => {
  const build = await remoteBuild('one', { 'main.1234.js': entry })
  await expect(publishAs('mfe-contracts', build, await emptyStore())).resolves.toHaveProperty('release')
})

test('a script with the name ending of an ES module has an integrity', async () => {
  const build = await remoteBuild('one', { 'chunk.mjs': 'export const chunk = 1' })
  const { integrity } = await publish(build, await emptyStore(), {
    app: 'mfe-contracts',
    contractVersion: '1.0',
    revision: 'unknown',
  })
  expect(integrity['chunk.mjs']).toMatch(/^sha384-/)
})

test('an app name with a path outside of the store is refused', async () => {
  const origin = { app: '../host', contractVersion: '1.0', revision: 'unknown' }
  await expect(publish(await remoteBuild(), await emptyStore(), origin)).rejects.toThrow('unusable app')
})

test('a release contains the declaration of its remote and the contract version that it needs', async () => {
  const build = await declaredBuild(await remoteBuild(), aDeclaration('mfe-meters'), '1.3')
  const origin = { app: 'mfe-meters', contractVersion: '1.5', revision: 'unknown' }
  const { remote, contractVersion } = await publish(build, await emptyStore(), origin)
  expect(remote).toMatchObject({ basePath: '/meters', access: 'customer', slots: [] })
  expect(contractVersion).toBe('1.3')
})

test.each([
  ['has none', undefined, 'has no declaration: write mfe-meters/remote.ts'],
  ['belongs to another remote', aDeclaration('mfe-bills'), 'is that of mfe-bills, not of mfe-meters'],
  ['has an unknown slot', { slots: ['footer'] }, 'slots.0 must be one of overview-prompt'],
  ['has a tab without a label', { tab: { icon: [], place: 1 } }, 'tab.label is missing'],
  ['has a path of the host', { basePath: '/overview' }, 'basePath belongs to the host'],
  ['has a text with an unknown placeholder', { overview: '{{iban}}' }, 'may name {{brand}}'],
])('a declaration that %s is refused with a message that names the fix', async (_, changes, message) => {
  const declaration = changes && { ...aDeclaration('mfe-meters'), ...changes }
  const build = await declaredBuild(await remoteBuild(), declaration, '1.0')
  const origin = { app: 'mfe-meters', contractVersion: '1.0', revision: 'unknown' }
  await expect(publish(build, await emptyStore(), origin)).rejects.toThrow(message)
})

test('publishing again completes a release that was not finished, and mends a damaged one', async () => {
  const store = await emptyStore()
  const build = await remoteBuild()
  const { release } = await publishAs('mfe-contracts', build, store)
  const folder = `remotes/mfe-contracts/${release}`
  await store.remove(`${folder}/release.json`)
  await expect(activate(store, 'mfe-contracts', release)).rejects.toThrow('is not in the store')
  await store.replace(`${folder}/main.css`, 'broken')
  await publishAs('mfe-contracts', build, store)
  await activate(store, 'mfe-contracts', release)

  await store.replace(`${folder}/main.css`, 'broken')
  await publishAs('mfe-contracts', build, store)
  await activate(store, 'mfe-contracts', release)
})

test('a release that was published again is the latest', async () => {
  const store = await emptyStore()
  const builds = [await remoteBuild('one'), await remoteBuild('two')]
  const [one, two] = [
    await publishAs('mfe-contracts', builds[0] ?? '', store),
    await publishAs('mfe-contracts', builds[1] ?? '', store),
  ]
  expect(latestRelease(await readRegistry(store), 'mfe-contracts')).toBe(two.release)
  await publishAs('mfe-contracts', builds[0] ?? '', store)
  expect(latestRelease(await readRegistry(store), 'mfe-contracts')).toBe(one.release)
})

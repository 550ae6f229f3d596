import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readLog } from './log.ts'
import { readRegistry } from './projections.ts'
import { publish } from './publish.ts'
import { activate, emptyStore, foreignBuild, hostBuild, publishAs } from './store-fixture.ts'

const origin = { app: 'mfe-meters', contractVersion: '1.0', revision: 'unknown' }

/** A portal with a host, which lives as long as the test. */
async function portal() {
  const store = await emptyStore()
  const host = await publishAs('host', await hostBuild(), store)
  await activate(store, 'host', host.release)
  return store
}

test('a build of another repository is published by its manifest and its declaration, and shown', async () => {
  const store = await portal()
  const release = await publish(await foreignBuild(), store, origin)
  expect(release).toMatchObject({
    contractVersion: '1.0',
    entry: 'remoteEntry.js',
    preload: ['remoteEntry.js', 'assets/tab-D1.js'],
    styles: ['assets/tab-D3.css'],
    modules: [],
    element: null,
    remote: { name: 'mfe-meters', basePath: '/meters', calls: [] },
  })
  await activate(store, 'mfe-meters', release.release)
  // The browser compares each chunk, because the bundler of the build loads them and not the page.
  const page = await readFile(join(store.address, 'index.html'), 'utf8')
  const [, map = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(page) ?? []
  const folder = `/remotes/mfe-meters/${release.release}/`
  const checked = Object.keys(JSON.parse(map).integrity).filter((url) => url.startsWith(folder))
  expect(checked.map((url) => url.slice(folder.length)).toSorted()).toEqual([
    'assets/later-D2.mjs',
    'assets/tab-D1.js',
    'assets/tab-D3.css',
    'remoteEntry.js',
  ])
})

test('the page allows the policy of Trusted Types that a remote declares, and twice if two do', async () => {
  const store = await portal()
  const policyWith = async (app: string) => {
    const names = { name: app, basePath: app.replace('mfe-', '/'), trustedTypes: ['vue'] }
    const build = await foreignBuild({ 'assets/tab-D1.js': 'trustedTypes.createPolicy("vue", {})' })
    const declaration = JSON.parse(await readFile(join(build, 'remote.json'), 'utf8'))
    await writeFile(join(build, 'remote.json'), JSON.stringify({ ...declaration, ...names }))
    const { release } = await publish(build, store, { ...origin, app })
    await activate(store, app, release)
    return /trusted-types ([^;]*);/.exec(await readFile(join(store.address, 'index.html'), 'utf8'))?.[1]
  }
  expect(await policyWith('mfe-meters')).toBe('portal-releases vue')
  expect(await policyWith('mfe-bills')).toBe("portal-releases vue 'allow-duplicates'")
})

test('the registry and the log have the revision and the repository of the build', async () => {
  const store = await portal()
  const source = { revision: 'a'.repeat(40), repository: 'https://git.example/meters.git' }
  const { release } = await publish(await foreignBuild(), store, { ...origin, ...source })
  await activate(store, 'mfe-meters', release)
  expect((await readRegistry(store)).releases['mfe-meters']).toMatchObject([source])
  const [activation, publication] = (await readLog(store)).toReversed()
  expect([publication?.changes, activation?.changes]).toMatchObject([[source], [source]])
})

test.each(['assets/later-D2.mjs', 'assets/sun-D4.svg', 'assets/text-D5.woff2', 'assets/count-D6.wasm'])(
  'a release whose %s is changed is not activated, and the file is named',
  async (name) => {
    const store = await portal()
    const { release } = await publish(await foreignBuild(), store, origin)
    await store.replace(`remotes/mfe-meters/${release}/${name}`, 'changed')
    const damaged = `is damaged: ${name} does not match its integrity`
    await expect(activate(store, 'mfe-meters', release)).rejects.toThrow(damaged)
  },
)

test('a build without a declaration is refused, and what writes one is named', async () => {
  const build = await foreignBuild()
  await rm(join(build, 'remote.json'))
  const published = publish(build, await emptyStore(), origin)
  await expect(published).rejects.toThrow(/has no remote\.json .*: the plugins of @nordtal\/remote write it/)
})

const declared = (changes: object) => ({ 'remote.json': JSON.stringify(changes) })

test.each([
  [
    'has a declaration without a version',
    declared({ name: 'mfe-meters' }),
    {},
    'needs: must be a version such as 1.0',
  ],
  ['has a declaration of nothing else', declared({ needs: '1.0' }), {}, 'name is missing'],
  [
    'exposes something else',
    {},
    { exposes: [{ name: 'app', assets: { js: { sync: [] }, css: { sync: [] } } }] },
    'exposes ./app, but the portal shows the module ./tab or ./export-app',
  ],
  ['exposes nothing', {}, { exposes: [] }, 'exposes nothing, but'],
  [
    'has a manifest of something else',
    {},
    { metaData: {} },
    'mf-manifest.json cannot be used: metaData.remoteEntry',
  ],
])('a build that %s is refused', async (_, files, manifest, message) => {
  const build = await foreignBuild(files, manifest)
  await expect(publish(build, await emptyStore(), origin)).rejects.toThrow(message)
})

test('a build with the defaults of webpack or Rsbuild is refused once, with both settings to change', async () => {
  const build = await foreignBuild(
    { 'remoteEntry.js': 'var meters = (() => ({ get() {}, init() {} }))()' },
    { metaData: { remoteEntry: { name: 'remoteEntry.js', path: '' }, publicPath: '/' } },
  )
  const published = publish(build, await emptyStore(), origin)
  await expect(published).rejects.toThrow(
    "remoteEntry.js is a script, but the host imports a container that is an ES module: set `library: { type: 'module' }`",
  )
  await expect(published).rejects.toThrow("`output.assetPrefix` (Rsbuild) to 'auto'")
})

import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { activateAll, promoteCanary, rollback, startCanary } from './activate.ts'
import { importRelease } from './import.ts'
import { readLog } from './log.ts'
import { integrityOf, readReleaseFiles } from './release-files.ts'
import { releaseIdOf } from './release-id.ts'
import { mapIntegrityOf } from './release-map.ts'
import { type Keys, publishSigned, someKeys, trust } from './signature-fixture.ts'
import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { activate, emptyStore, remoteBuild } from './store-fixture.ts'
import { writeFiles } from './written-files.ts'

const APP = 'mfe-contracts'
const OTHER = 'mfe-privacy'
const contracts = someKeys()
const privacy = someKeys()
const operator = someKeys()
const stranger = someKeys()

const publicPart = (team: string, apps: string[], { publicKey }: Keys) => ({ team, apps, publicKey })

/** A store that names the keys of two teams and of the operator. */
async function guardedStore(): Promise<Storage> {
  const store = await emptyStore()
  await trust(
    store,
    publicPart('contracts', [APP], contracts),
    publicPart('privacy', [OTHER], privacy),
    publicPart('operator', ['*'], operator),
  )
  return store
}

const live = async (store: Storage) => (await readLog(store)).filter(({ action }) => action !== 'publish')
const signatureOf = (release: string, app = APP) => `${releaseFolder(app, release)}/release.sig`

test.each([
  ['its team', contracts],
  ['the operator', operator],
])('a release that is signed by %s is activated, also after it was copied', async (_, { pem }) => {
  const [from, store] = [await emptyStore(), await guardedStore()]
  const { release } = await publishSigned(from, await remoteBuild(), pem)
  await importRelease(from, store, { app: APP, release })
  expect((await activate(store, APP, release)).apps[APP]?.active.release).toBe(release)
})

test('a store without keys accepts what nobody has signed', async () => {
  const store = await emptyStore()
  const { release } = await publishSigned(store, await remoteBuild(), undefined)
  expect((await activate(store, APP, release)).apps[APP]?.active.release).toBe(release)
  expect(await store.read(signatureOf(release))).toBeUndefined()
})

test.each([
  ['without a signature', undefined, 'has no signature by a key of'],
  ['with the key of a stranger', stranger, 'is not signed by a key of'],
  [
    'with the key of another team',
    privacy,
    'is signed by privacy, but mfe-contracts is no app of that key of',
  ],
])('a release %s is neither copied, activated nor a canary', async (_, keys, message) => {
  const [from, store] = [await emptyStore(), await guardedStore()]
  const { release } = await publishSigned(from, await remoteBuild(), keys?.pem)
  const reason = `${APP} ${release} ${message} ${store.address}/release-keys.json`
  await expect(importRelease(from, store, { app: APP, release })).rejects.toThrow(reason)
  expect(await store.list('remotes')).toEqual([])

  await publishSigned(store, await remoteBuild(), keys?.pem)
  await expect(activate(store, APP, release)).rejects.toThrow(reason)
  await expect(startCanary(store, APP, release, { share: 0.1 })).rejects.toThrow(reason)
  expect(await live(store)).toEqual([])
})

test.each([
  [
    'of another release',
    async (store: Storage) => publishSigned(store, await remoteBuild('two'), contracts.pem),
  ],
  [
    'of the same build as another app',
    async (store: Storage) => publishSigned(store, await remoteBuild(), operator.pem, OTHER),
  ],
  ['that is none', () => undefined],
])('a signature %s does not count', async (_, makeOther) => {
  const store = await guardedStore()
  const { release } = await publishSigned(store, await remoteBuild(), contracts.pem)
  const other = await makeOther(store)
  const text = other ? await store.read(signatureOf(other.release, other.app)) : 'no signature'
  await store.replace(signatureOf(release), text ?? '')
  await expect(activate(store, APP, release)).rejects.toThrow('is not signed by a key')
})

test.each([
  ['a file', 'main.css', 'red', 'blue'],
  ['the declaration', 'release.json', '/contracts', '/other'],
])('%s of a signed release cannot be changed, nor the whole under a new id', async (_, file, from, to) => {
  const store = await guardedStore()
  const { release } = await publishSigned(store, await remoteBuild(), contracts.pem)
  const folder = releaseFolder(APP, release)
  const changed = String(await store.read(`${folder}/${file}`)).replaceAll(from, to)
  await store.replace(`${folder}/${file}`, changed)
  await store.remove(`${folder}/${file}.br`, `${folder}/${file}.gz`)
  await expect(activate(store, APP, release)).rejects.toThrow('is damaged')

  const files = await readReleaseFiles(store, folder)
  const declared = JSON.parse(String(await store.read(`${folder}/release.json`)))
  const forged = { ...declared, integrity: integrityOf(files), map: mapIntegrityOf(files) }
  const id = releaseIdOf(files, forged)
  await writeFiles(store, releaseFolder(APP, id), files, false)
  const others = {
    'release.json': JSON.stringify({ ...forged, release: id }),
    'release.sig': await store.read(signatureOf(release)),
  }
  for (const [name, content] of Object.entries(others))
    await store.replace(`${releaseFolder(APP, id)}/${name}`, content ?? '')
  await expect(activate(store, APP, id)).rejects.toThrow(`${APP} ${id} is not signed by a key`)
})

test.each([
  ['nobody else', undefined],
  ['the same person', 'Ada'],
  ['the same person in another spelling', ' ＡＤＡ '],
])('a release that is not signed cannot be forced by one person and %s', async (_, second) => {
  const store = await guardedStore()
  const { release } = await publishSigned(store, await remoteBuild(), undefined)
  const forced = { force: 'an outage', who: 'Ada', second }
  const message = 'two people may force it, --by <name> and --second <another name>'
  await expect(activateAll(store, { [APP]: release }, forced)).rejects.toThrow(message)
  expect(await live(store)).toEqual([])
})

test('two people force a release that is not signed, and the log names both', async () => {
  const [from, store] = [await emptyStore(), await guardedStore()]
  const { release } = await publishSigned(from, await remoteBuild(), undefined)
  const forced = { force: 'an outage', who: 'Ada', second: 'Grace' }
  await importRelease(from, store, { app: APP, release }, forced)
  await activateAll(store, { [APP]: release }, forced)
  expect(await readLog(store)).toMatchObject([
    { action: 'import', who: 'Ada', second: 'Grace', forced: 'an outage' },
    { action: 'activate', who: 'Ada', second: 'Grace', forced: 'an outage' },
  ])
})

test('a canary from before the store had keys is promoted only with a signature', async () => {
  const store = await emptyStore()
  const builds = [await remoteBuild('one'), await remoteBuild('two')]
  const [one, two] = [
    await publishSigned(store, builds[0] ?? ''),
    await publishSigned(store, builds[1] ?? ''),
  ]
  await activate(store, APP, one.release)
  await startCanary(store, APP, two.release, { share: 0.1 })
  await trust(store, publicPart('contracts', [APP], contracts))
  await expect(promoteCanary(store, APP)).rejects.toThrow('has no signature by a key')
  await publishSigned(store, builds[1] ?? '', contracts.pem)
  expect((await promoteCanary(store, APP)).apps[APP]?.active.release).toBe(two.release)
})

test('a team replaces its key: old releases are signed again, and a rollback asks for no signature', async () => {
  const store = await guardedStore()
  const builds = [await remoteBuild('one'), await remoteBuild('two')]
  const publishBoth = (pem: string) => Promise.all(builds.map((build) => publishSigned(store, build, pem)))
  const [one, two] = (await publishBoth(contracts.pem)).map(({ release }) => release)
  if (!(one && two)) throw new Error('Two releases are published')
  for (const release of [one, two]) await activate(store, APP, release)

  const next = someKeys()
  await trust(store, publicPart('contracts', [APP], next))
  await expect(activate(store, APP, two)).rejects.toThrow('is not signed by a key')
  expect((await rollback(store, APP)).apps[APP]?.active.release).toBe(one)
  await publishBoth(next.pem)
  await activate(store, APP, two)
})

test.each([
  ['no JSON', 'keys', 'it is not JSON'],
  ['no keys', { keys: [] }, 'keys: Invalid length'],
  [
    'a private key',
    { keys: [{ ...publicPart('a', [APP], contracts), publicKey: contracts.pem }] },
    'keys.0.publicKey: must be the middle line',
  ],
  ['a misspelt field', { keys: [{ ...publicPart('a', [APP], contracts), app: APP }] }, 'keys.0.app'],
  [
    'a path as an app',
    { keys: [publicPart('a', ['../x'], contracts)] },
    'keys.0.apps.0: must be host or the name of a remote',
  ],
])('a store with %s in release-keys.json activates nothing', async (_, content, message) => {
  const store = await emptyStore()
  const { release } = await publishSigned(store, await remoteBuild(), contracts.pem)
  await store.replace('release-keys.json', typeof content === 'string' ? content : JSON.stringify(content))
  await expect(activate(store, APP, release)).rejects.toThrow(`release-keys.json cannot be used: ${message}`)
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-key-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the key of a pipeline may be the path of a file', async () => {
  const store = await guardedStore()
  const file = join(folder, 'key.pem')
  await writeFile(file, contracts.pem)
  const { release } = await publishSigned(store, await remoteBuild(), file)
  await activate(store, APP, release)
})

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

test.each([
  ['no file', 'SECRET', 'is neither a key in PEM nor a file with one'],
  ['a broken key', contracts.pem.replace('MC4', 'x'), 'is no private Ed25519 key: make one with openssl'],
  [
    'a public key',
    `-----BEGIN PUBLIC KEY-----\n${contracts.publicKey}\n-----END PUBLIC KEY-----`,
    'is no private',
  ],
  ['another kind of key', String(rsa.export({ type: 'pkcs8', format: 'pem' })), 'is no private Ed25519 key'],
])('a pipeline with %s publishes nothing, and the message does not show it', async (_, key, message) => {
  const store = await emptyStore()
  const published = publishSigned(store, await remoteBuild(), key)
  await expect(published).rejects.toThrow(`RELEASE_SIGNING_KEY ${message}`)
  await expect(published).rejects.not.toThrow(key.slice(-60))
  expect(await store.list('remotes')).toEqual([])
})

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Release } from '@portal/federation/protocol'
import fc from 'fast-check'
import { activateAll } from './activate.ts'
import {
  expectHarmless,
  type Json,
  type Mutation,
  mutated,
  mutation,
  recorded,
  replacements,
} from './hostile-fixture.ts'
import { importRelease } from './import.ts'
import { openStorage } from './open-storage.ts'
import { overlayStorage } from './overlay-storage.ts'
import { readRegistry } from './projections.ts'
import { publish } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import { type ReleaseFile, readReleaseFiles } from './release-files.ts'
import { releaseIdOf } from './release-id.ts'
import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { aDeclaration, declaredBuild, hostBuild, remoteBuild } from './store-fixture.ts'
import { writeFiles } from './written-files.ts'

/** Random inputs for each way into a page, besides each hostile value in each place. */
const RANDOM = 100
const seed = Number(process.env.TEST_SEED ?? 41)
const APP = 'mfe-contracts'
const author = { who: 'a test' }

const origin = { app: APP, contractVersion: '1.0', revision: 'unknown' }
const configEntries = [
  { name: 'bffPath', value: '/bff' },
  { name: 'loginProviderDomain', value: 'http://localhost:3200' },
]
const page =
  '<!doctype html><html lang="de"><head><title>Konto</title><meta name="description" content="">' +
  '<!-- portal:head --></head><body><!-- portal:styles --><!-- portal:tab --><a href="{path}"{current}>' +
  '{icon}{label}{shortLabel}</a><!-- portal:/tab --></body></html>'
const pages = [
  { path: '/overview', title: 'Start', tab: { label: 'Start', icon: [['path', { d: 'M0 0' }]] } },
]
const declaration = {
  overview: '{{contracts}} Verträge',
  calls: ['getContracts'],
  reads: [{ at: ['/'], path: '/api/contracts' }],
}

/** The store of the attacker with a host and a remote, and one in which the host is active. Both are in memory. */
let source: Storage
let target: Storage
let host: Release
let remote: Release
let accepted = 0
let refused = 0

const declaredRemote = async () => declaredBuild(await remoteBuild(), aDeclaration(APP, declaration), '1.0')

beforeAll(async () => {
  source = overlayStorage(openStorage('/no/such/folder'))
  target = overlayStorage(source)
  await source.replace('config.json', JSON.stringify(configEntries))
  const files = { 'page.html': page, 'pages.json': JSON.stringify(pages) }
  host = await publish(await hostBuild('one', files), source, { ...origin, app: 'host' }, author)
  remote = await publish(await declaredRemote(), source, origin, author)
  await activateAll(target, { host: host.release }, author)
})

afterAll(() => {
  // Most mutations are refused; without those that are accepted no page would have been looked at.
  expect(accepted).toBeGreaterThan(500)
  expect(accepted + refused).toBeGreaterThan(5000)
})

/** Tries hostile inputs. Each is accepted without harm, or refused with a ReleaseError. */
async function tryAll(
  json: Json,
  attack: (store: Storage, mutations: Mutation[]) => Promise<unknown>,
): Promise<void> {
  const examples = replacements(json).map((one): [Mutation[]] => [[one]])
  await fc.assert(
    fc.asyncProperty(fc.array(mutation, { minLength: 2, maxLength: 4 }), async (mutations) => {
      const store = recorded(target)
      try {
        await attack(store, mutations)
        accepted++
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error
        refused++
      }
      await expectHarmless(store)
    }),
    { numRuns: examples.length + RANDOM, seed, examples },
  )
}

test('hostile builds and declarations are published without harm', async () => {
  const dist = await declaredRemote()
  const file = join(dist, 'build.json')
  const build = JSON.parse(await readFile(file, 'utf8'))
  await tryAll(build, async (store, mutations) => {
    await writeFile(file, JSON.stringify(mutated(build, mutations)))
    const { release } = await publish(dist, store, origin, { ...author, compress: false })
    await activateAll(store, { [APP]: release }, author)
  })
}, 60_000)

/** Writes a release as an attacker does, who computes its id anew. */
async function forge(app: string, declaration: Json, files: ReleaseFile[]) {
  const store = overlayStorage(source)
  const release = releaseIdOf(files, Object(declaration))
  await writeFiles(store, releaseFolder(app, release), files, false)
  const named = { ...Object(declaration), release }
  await store.replace(`${releaseFolder(app, release)}/release.json`, JSON.stringify(named))
  return { store, release }
}

test('hostile release.json of another store are copied and activated without harm', async () => {
  const files = await readReleaseFiles(source, releaseFolder(APP, remote.release))
  await tryAll(remote, async (store, mutations) => {
    const forged = await forge(APP, mutated(remote, mutations), files)
    await importRelease(forged.store, store, { app: APP, release: forged.release }, author)
    await activateAll(store, { [APP]: forged.release }, author)
  })
}, 60_000)

test('hostile pages of a host are rendered without harm', async () => {
  const files = await readReleaseFiles(source, releaseFolder('host', host.release))
  const listed = files.find(({ name }) => name === 'pages.json')
  await tryAll(pages, async (store, mutations) => {
    const content = Buffer.from(JSON.stringify(mutated(pages, mutations)))
    const others = files.filter((file) => file !== listed)
    const forged = await forge('host', host, [...others, { name: 'pages.json', content }])
    await importRelease(forged.store, store, { app: 'host', release: forged.release }, author)
    await activateAll(store, { host: forged.release }, author)
  })
}, 60_000)

test('hostile entries of a log are rendered without harm', async () => {
  const live = await activateAll(target, { [APP]: remote.release }, author)
  const sequence = live.sequence + 1
  const entry = {
    sequence,
    at: '',
    who: '',
    action: 'activate',
    changes: [],
    registry: { ...live, sequence },
  }
  await tryAll(entry, async (store, mutations) => {
    await store.replace(
      `log/${String(sequence).padStart(8, '0')}.json`,
      JSON.stringify(mutated(entry, mutations)),
    )
    await readRegistry(store)
  })
}, 60_000)

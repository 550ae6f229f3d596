import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { activateAll, retire, rollback, startCanary, withdraw } from './activate.ts'
import { releasesInPage } from './boot-registry.ts'
import { overlayStorage } from './overlay-storage.ts'
import { liveSetIn } from './page-fixture.ts'
import { readRegistry } from './projections.ts'
import { publish } from './publish.ts'
import { latestRelease } from './registry-changes.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'
import { releaseFolder } from './store.ts'
import { emptyStore, hostBuild, remoteBuild } from './store-fixture.ts'

const SEQUENCES = 50
const REMOTE = 'mfe-contracts'
const seed = Number(process.env.TEST_SEED ?? 18)

interface Build {
  app: string
  dist: string
  development: boolean
  release: string
}

/** The store of one sequence, and what the sequence knows about it. */
interface Run {
  store: Storage
  builds: Build[]
  withdrawn: Set<string>
}

const publishBuild = (store: Storage, { app, dist }: Pick<Build, 'app' | 'dist'>) =>
  publish(dist, store, { app, contractVersion: '1.0', revision: 'unknown' }, { who: 'a test' })

async function developmentBuild(): Promise<string> {
  const description = JSON.parse(await readFile(join(await remoteBuild(), 'build.json'), 'utf8'))
  return remoteBuild('dev', { 'build.json': JSON.stringify({ ...description, development: true }) })
}

/** Each step either changes the store or is refused with a ReleaseError. */
const steps: Record<string, (run: Run, build: Build) => Promise<unknown>> = {
  publish: ({ store }, build) => publishBuild(store, build),
  async activate({ store, withdrawn }, { app, release }) {
    await activateAll(store, { [app]: release })
    withdrawn.delete(release)
  },
  async rollback({ store, withdrawn }, { app }) {
    const left = (await readRegistry(store)).apps[app]?.active.release ?? ''
    const chosen = (await rollback(store, app)).apps[app]?.active.release ?? ''
    expect(withdrawn).not.toContain(chosen)
    withdrawn.add(left)
  },
  async withdraw({ store, withdrawn }, { app, release }) {
    const chosen = (await withdraw(store, app, release)).apps[app]
    withdrawn.add(release)
    if (!chosen?.retired) expect(withdrawn).not.toContain(chosen?.active.release)
  },
  canary: ({ store }, { app, release }) => startCanary(store, app, release, { share: 0.3 }),
  retire: ({ store }, { app }) => retire(store, app),
  break: ({ store }, { app, release }) => store.replace(`${releaseFolder(app, release)}/main.css`, 'broken'),
  mend: ({ store }, build) => publishBuild(store, build),
}

async function releasesOfPage(store: Storage): Promise<Record<string, string[]>> {
  const { registry } = await liveSetIn(store)
  return Object.fromEntries(
    Object.entries(registry).map(([app, releases]) => [app, releases.map(({ release }) => release)]),
  )
}

async function expectSound({ store, builds, withdrawn }: Run): Promise<void> {
  const registry = await readRegistry(store)
  const inPage = await releasesOfPage(store)
  const host = registry.apps.host?.active
  if (!host) throw new Error('A host is active')
  const expected = Object.entries(releasesInPage(registry, host)).map(([app, releases]) => [
    app,
    releases.map(({ release }) => release),
  ])
  expect(inPage).toEqual(Object.fromEntries(expected))

  const development = builds.filter((build) => build.development).map(({ release }) => release)
  const earlier = Object.values(registry.apps).flatMap(({ previous }) =>
    previous.map(({ release }) => release),
  )
  const latest = ['host', REMOTE].map((app) => latestRelease(registry, app))
  const neverByThemselves = [...development, ...withdrawn]
  expect(neverByThemselves.filter((release) => latest.includes(release))).toEqual([])
  expect(development.filter((release) => earlier.includes(release))).toEqual([])
  expect([...withdrawn].filter((release) => Object.values(inPage).flat().includes(release))).toEqual([])
}

test(`in ${SEQUENCES} random sequences no withdrawn release and no development build returns by itself`, async () => {
  const store = await emptyStore()
  const dists = [
    ...(await Promise.all(['one', 'two', 'three'].map((text) => hostBuild(text)))).map((dist) => ({
      app: 'host',
      dist,
    })),
    ...(await Promise.all(['one', 'two', 'three', 'four'].map((text) => remoteBuild(text)))).map((dist) => ({
      app: REMOTE,
      dist,
    })),
  ].map((build) => ({ ...build, development: false }))
  const builds: Build[] = []
  for (const build of [...dists, { app: REMOTE, dist: await developmentBuild(), development: true }]) {
    const { release } = await publishBuild(store, build)
    builds.push({ ...build, release })
  }
  await activateAll(store, { host: builds[0]?.release ?? '' })

  const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), fc.constantFrom(...builds))
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 20 }), async (sequence) => {
      const run = { store: overlayStorage(store), builds, withdrawn: new Set<string>() }
      for (const [name, build] of sequence) {
        try {
          await steps[name]?.(run, build)
        } catch (error) {
          if (!(error instanceof ReleaseError)) throw error
        }
        await expectSound(run)
      }
    }),
    { numRuns: SEQUENCES, seed },
  )
}, 60_000)

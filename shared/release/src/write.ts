import { setTimeout as delay } from 'node:timers/promises'
import type { Registry } from '@portal/federation/protocol'
import pLimit from 'p-limit'
import { type Author, currentUser } from './author.ts'
import { addEntry, newestRegistry } from './log.ts'
import { pagesFor, render } from './projections.ts'
import type { ReleaseFacts } from './registry-changes.ts'
import { assertHostIntact, assertReleasesFit } from './release-check.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'

const MAX_ATTEMPTS = 200
const MAX_DELAY_MS = 50

/** The writes of one process wait for each other; only those of several processes compete. */
const oneAtATime = pLimit(1)

/** A changed registry, and the releases that the change names. */
interface Change {
  registry: Registry
  releases: ReleaseFacts[]
}

interface Write extends Author {
  action: string
  forced?: string | undefined
  second?: string | undefined
  /** Whether other releases are live afterwards. */
  live?: boolean
  /** Is called again with a newer registry when another process was first. */
  change: (registry: Registry) => Change | Promise<Change>
}

/**
 * Adds an entry to the log and renders registry.json and index.html from it. Of several processes each adds its own entry.
 * @throws ReleaseError when the releases do not fit together or the app config is invalid; nothing has changed then
 */
export function write(store: Storage, options: Write): Promise<Registry> {
  return oneAtATime(() => compete(store, options))
}

async function compete(store: Storage, { change, live = true, who, ...facts }: Write): Promise<Registry> {
  const author = who ?? (await currentUser())
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const before = await newestRegistry(store)
    const { registry: changed, releases } = await change(before)
    if (live) await assertCanBeLive(store, changed)
    const registry = { ...changed, sequence: before.sequence + 1 }
    const changes = releases.map(({ app, release, revision, repository }) => ({
      app,
      release,
      revision,
      repository,
    }))
    if (await addEntry(store, { ...facts, who: author, changes, registry })) {
      await render(store, registry, { live })
      return registry
    }
    await delay(Math.random() * Math.min(MAX_DELAY_MS, attempt * 5))
  }
  throw new ReleaseError(`Other writes to ${store.address} were first ${MAX_ATTEMPTS} times: try again`)
}

async function assertCanBeLive(store: Storage, registry: Registry): Promise<void> {
  assertReleasesFit(registry)
  await assertHostIntact(store, registry)
  await pagesFor(store, registry)
}

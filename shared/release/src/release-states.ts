import type { Registry, Release } from '@portal/federation/protocol'
import { publishedOf, releasesOf } from './registry-changes.ts'

/** What a release is in the portal. */
export interface ReleaseState {
  app: string
  release: string
  revision: string
  repository?: string | undefined
  state: string
  publishedAt?: string
  /** Whether it passed its last verification. */
  verified?: boolean
  /** Why that verification left types, tests and budgets out. */
  skipped?: string
}

/** The releases of an app: the active one, its canary, the earlier ones and those that were only published. */
function releaseStates(registry: Registry, app: string): ReleaseState[] {
  const { active, previous = [], canary, retired, withdrawn = [] } = releasesOf(registry, app) ?? {}
  const published = publishedOf(registry, app)
  const states = new Map<string, ReleaseState>()
  const add = (one: Pick<Release, 'release' | 'revision' | 'repository'>, state: string) => {
    const { release, revision, repository } = one
    if (states.has(release)) return
    const { publishedAt, verification } = published.find((one) => one.release === release) ?? {}
    const verified = verification && {
      verified: verification.passed,
      ...(verification.skipped && { skipped: verification.skipped }),
    }
    states.set(release, {
      app,
      release,
      revision,
      repository,
      state,
      ...(publishedAt && { publishedAt }),
      ...verified,
    })
  }
  if (active) add(active, retired ? 'retired' : 'active')
  if (canary) add(canary.release, `canary ${Math.round(canary.share * 100)} %`)
  for (const one of previous) add(one, withdrawn.includes(one.release) ? 'withdrawn' : 'earlier')
  for (const one of published) {
    const other = one.development ? 'development' : 'published'
    add(one, withdrawn.includes(one.release) ? 'withdrawn' : other)
  }
  return [...states.values()]
}

/** The releases of all apps. */
export function allReleaseStates(registry: Registry): ReleaseState[] {
  const apps = new Set([...Object.keys(registry.apps), ...Object.keys(registry.releases)])
  return [...apps].toSorted().flatMap((app) => releaseStates(registry, app))
}

/** The releases whose state differs, and those that are named. */
export function changedStates(before: Registry, after: Registry, named: string[] = []): ReleaseState[] {
  const keyOf = ({ app, release }: ReleaseState) => `${app} ${release}`
  const old = new Map(allReleaseStates(before).map((one) => [keyOf(one), one.state]))
  return allReleaseStates(after).filter(
    (one) => old.get(keyOf(one)) !== one.state || (named.includes(one.app) && one.state === 'active'),
  )
}

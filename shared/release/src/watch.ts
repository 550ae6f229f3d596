import { type ReleaseLoad, ReleaseLoadsSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { withdraw } from './activate.ts'
import type { Author } from './author.ts'
import { HIGHEST_RATE, type NetworkFigures, type VerdictLimits, verdictOn } from './canary-verdict.ts'
import { readLog } from './log.ts'
import { readRegistry } from './projections.ts'
import { ReleaseError } from './release-error.ts'
import type { Storage } from './storage.ts'

const TIMEOUT_MS = 10_000

interface WatchOptions extends VerdictLimits, Author {
  /** The metrics server of a BFF, `http://127.0.0.1:9464`. */
  figures: string
}

/** What the watch found out about the canary of an app. */
export interface CanaryReport {
  app: string
  release: string
  share: number
  /** A sentence with the figures of the canary and of the live release. */
  figures: string
  outcome: 'ended' | 'continues'
}

/**
 * Compares each canary with the live release of its app, by the networks whose browsers reported since it started. Withdraws a worse
 * one; the log keeps the figures.
 * @throws ReleaseError when the BFF gives no figures
 */
export async function watchCanaries(
  store: Storage,
  { figures: address, minimum, significance, who }: WatchOptions,
): Promise<CanaryReport[]> {
  const { apps } = await readRegistry(store)
  const reports: CanaryReport[] = []
  for (const [app, { active, canary, retired }] of Object.entries(apps)) {
    if (!canary || retired) continue
    const { release } = canary.release
    const loads = await readReleaseLoads(address, await startOf(store, app, release))
    const counted = loadsOf(loads, app, release)
    const live = loadsOf(loads, app, active.release)
    const { probability, isWorse } = verdictOn(counted, live, { minimum, significance })
    const figures =
      `the canary failed in ${textOf(counted)}, ${active.release} in ${textOf(live)}; ` +
      `worse than that or than ${HIGHEST_RATE * 100} % by chance with a probability of ${probability.toPrecision(2)}`
    if (isWorse) await withdraw(store, app, release, { who, why: `release watch: ${figures}` })
    reports.push({ app, release, share: canary.share, figures, outcome: isWorse ? 'ended' : 'continues' })
  }
  return reports
}

/** When the release first was a canary. */
async function startOf(store: Storage, app: string, release: string): Promise<string | undefined> {
  const log = await readLog(store)
  const started = log.find(
    ({ action, changes }) =>
      action === 'canary' && changes.some((one) => one.app === app && one.release === release),
  )
  return started?.at
}

async function readReleaseLoads(address: string, since: string | undefined): Promise<ReleaseLoad[]> {
  const url = new URL('/release-loads', address)
  if (since) url.searchParams.set('since', since)
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`status ${response.status}`)
    return v.parse(ReleaseLoadsSchema, await response.json())
  } catch (error) {
    const { message, cause } = error as Error
    const reason = cause instanceof Error ? cause.message : message
    throw new ReleaseError(`${url.origin} has no figures of releases: ${reason}`)
  }
}

interface CountedNetworks extends NetworkFigures {
  /** The failures by reason. */
  reasons: [reason: string, count: number][]
}

function loadsOf(all: ReleaseLoad[], app: string, release: string): CountedNetworks {
  const found = all.filter((one) => one.app === app && one.release === release)
  const reasons = found
    .filter(({ result }) => result !== 'loaded')
    .map(({ result, count }): [string, number] => [result, count])
  const sum = (counts: number[]) => counts.reduce((total, count) => total + count, 0)
  return {
    networks: sum(found.map(({ count }) => count)),
    failures: sum(reasons.map(([, count]) => count)),
    reasons,
  }
}

/** Such as `8 of 40 networks (20 %: 8 throw)`. */
function textOf({ networks, failures, reasons }: CountedNetworks): string {
  if (failures === 0) return `0 of ${networks} networks`
  const rate = Number(((failures / networks) * 100).toPrecision(2))
  return `${failures} of ${networks} networks (${rate} %: ${reasons.map(([reason, count]) => `${count} ${reason}`).join(', ')})`
}

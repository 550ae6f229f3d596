import type { BootRegistry, BootRemotes, LiveSet } from '@portal/federation/protocol'

const KEY = 'nordtal.bucket'
/** A prime, so that a multiplication only reorders the buckets. */
const BUCKETS = 1009

/** The bucket of this browser, which identifies nobody; NaN without a storage. */
function bucketOfBrowser(): number {
  try {
    const bucket = Number(localStorage.getItem(KEY) ?? Math.floor(Math.random() * BUCKETS))
    localStorage.setItem(KEY, `${bucket}`)
    return bucket
  } catch {
    return Number.NaN
  }
}

/** Each remote orders the buckets in its own way, so that canaries of two remotes reach different browsers. */
function placeOf(bucket: number, remote: string): number {
  let hash = 0
  for (const character of remote) hash = (hash * 31 + character.charCodeAt(0)) % 1_000_003
  return (bucket * (1 + (hash % 1008)) + hash) % BUCKETS
}

/** Puts the canaries that this browser gets before the active releases, which become their fallbacks. */
export function addCanaries(
  registry: BootRegistry,
  remotes: BootRemotes,
  canaries: LiveSet['canaries'],
): void {
  for (const [name, { share, release, remote }] of Object.entries(canaries)) {
    if (!(placeOf(bucketOfBrowser(), name) < share * BUCKETS)) continue
    registry[name]?.unshift(release)
    if (remote) remotes[name] = remote
  }
}

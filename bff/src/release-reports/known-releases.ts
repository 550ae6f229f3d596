import { type Registry, RegistrySchema } from '@portal/federation/protocol'
import type { FastifyBaseLogger } from 'fastify'
import * as v from 'valibot'

/** A canary that was started just now is unknown for as long. */
const READ_AGAIN_MS = 10_000
const TIMEOUT_MS = 3_000

export interface ReleaseName {
  app: string
  release: string
}

const keyOf = ({ app, release }: ReleaseName) => `${app} ${release}`

/** The releases that a page can have: also an open one, from before the last activation. */
const releasesIn = ({ apps }: Registry) =>
  Object.values(apps).flatMap(({ active, previous, canary }) => [
    active,
    ...previous,
    ...(canary ? [canary.release] : []),
  ])

export type IsKnown = (release: ReleaseName) => boolean

/**
 * Reads `registry.json` of the portal when it is asked, at most every ten seconds. While it cannot be read, the releases that it named
 * last are known, and the log says so once.
 */
export function createKnownReleases(portalUrl: string, logger: FastifyBaseLogger): () => Promise<IsKnown> {
  let known: ReadonlySet<string> = new Set()
  let isReadable = true
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const response = await fetch(`${portalUrl}/registry.json`, {
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      if (!response.ok) throw new Error(`status ${response.status}`)
      known = new Set(releasesIn(v.parse(RegistrySchema, await response.json())).map(keyOf))
      isReadable = true
    } catch (err) {
      if (isReadable)
        logger.warn({ err }, 'registry.json of the portal is not readable: no new release is counted')
      isReadable = false
    }
  }

  return async () => {
    if (performance.now() - readAt > READ_AGAIN_MS) {
      readAt = performance.now()
      reading = read()
    }
    await reading
    return (release) => known.has(keyOf(release))
  }
}

import * as v from 'valibot'
import { RemoteNameSchema } from './remote-name.ts'

const message = 'Diese Angabe ist nicht möglich.'

/** Why a release failed in a browser: a file is missing or damaged, was not loaded in time, or the first render threw. */
const releaseFailures = ['load', 'timeout', 'throw'] as const

const release = {
  app: v.pipe(RemoteNameSchema, v.maxLength(64, message)),
  release: v.pipe(v.string(message), v.regex(/^[0-9a-f]{16}$/, message)),
}

const ReleaseReportSchema = v.union(
  [
    v.strictObject({ ...release, outcome: v.literal('loaded', message) }),
    v.strictObject({
      ...release,
      outcome: v.literal('failed', message),
      reason: v.picklist(releaseFailures, message),
    }),
  ],
  message,
)

/**
 * Body of POST api/releaseReports: what the releases of one page view did. Pages of before record 107 send no ticket; their reports are
 * not counted.
 */
export const ReleaseReportsSchema = v.strictObject({
  reports: v.pipe(v.array(ReleaseReportSchema, message), v.minLength(1, message), v.maxLength(20, message)),
  ticket: v.optional(v.pipe(v.string(message), v.maxLength(64, message))),
})

export const releaseResults = ['loaded', ...releaseFailures] as const

/** In how many networks a release loaded at the last report, or failed for a reason. */
const ReleaseLoadSchema = v.object({
  app: v.string(),
  release: v.string(),
  result: v.picklist(releaseResults),
  count: v.number(),
})

/** `GET /release-loads` of the BFF's metrics server. */
export const ReleaseLoadsSchema = v.array(ReleaseLoadSchema)

export type ReleaseFailure = (typeof releaseFailures)[number]
export type ReleaseReport = v.InferOutput<typeof ReleaseReportSchema>
export type ReleaseLoad = v.InferOutput<typeof ReleaseLoadSchema>

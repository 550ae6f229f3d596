import type { Release } from '@portal/federation/protocol'
import * as v from 'valibot'
import type { Storage } from '../storage.ts'
import { readText } from '../storage.ts'
import { releaseFolder } from '../store.ts'

/** The size of each part of an app, the first screen first. */
export type Budgets = { part: string; kilobytes: number; limit?: number | undefined }[]

const DescribedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.looseObject({
    budgets: v.record(v.string(), v.looseObject({ kilobytes: v.number(), limit: v.number() })),
  }),
)

const kilobytesOf = (bytes: number) => Number((bytes / 1000).toFixed(1))

/**
 * What a live release weighs. A build of this repository says what each of its parts may weigh; of another one the store measures the
 * first screen.
 */
export async function budgetsOf(store: Storage, release: Release): Promise<Budgets> {
  const folder = releaseFolder(release.app, release.release)
  const described = v.safeParse(DescribedSchema, await readText(store, `${folder}/build.json`))
  if (described.success)
    return Object.entries(described.output.budgets).map(([part, { kilobytes, limit }]) => ({
      part,
      kilobytes,
      limit,
    }))
  const first = [...release.preload, ...release.styles].map((file) => `${folder}/${file}.gz`)
  const files = (await store.list(folder)).filter(({ path }) => first.includes(path))
  return [{ part: 'first screen', kilobytes: kilobytesOf(files.reduce((sum, { bytes }) => sum + bytes, 0)) }]
}

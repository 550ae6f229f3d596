import { FileNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { checkedJson } from './checked-json.ts'
import { readText, type Storage } from './storage.ts'

/** The folder that only the operator may read. */
export const OPERATOR = 'operator'

const ReasonSchema = v.object({
  /** A step such as `types of mfe-x`, or the address of a page. */
  where: v.string(),
  customer: v.optional(v.string()),
  reason: v.string(),
})

/** What a verification found. Later checkouts may add fields. */
const VerificationReportSchema = v.looseObject({
  /** ISO time. */
  at: v.string(),
  passed: v.boolean(),
  refusals: v.array(ReasonSchema),
  visits: v.array(
    v.looseObject({
      customer: v.string(),
      address: v.string(),
      /** How many faults it has; `refusals` names them. */
      faults: v.number(),
      /** Why it was visited once more: it was late. */
      repeated: v.optional(v.string()),
      /** A file beside the report. */
      picture: v.optional(FileNameSchema),
    }),
  ),
  /** Routes that nobody visited. */
  unreached: v.array(v.string()),
  /** Calls that were declared and not seen. */
  unseen: v.array(v.string()),
})

export type VerificationReport = v.InferOutput<typeof VerificationReportSchema>

const REPORT_FILE = 'report.json'

/** The folder with the report of a release and its pictures. */
export const reportFolder = (app: string, release: string): string => `${OPERATOR}/reports/${app}/${release}`

/** Keeps the report of the last verification of a release, and removes that of the one before. */
export async function writeReport(
  store: Storage,
  app: string,
  release: string,
  report: VerificationReport,
  pictures: Map<string, Buffer>,
): Promise<void> {
  const folder = reportFolder(app, release)
  await store.remove(...(await store.list(folder)).map(({ path }) => path))
  await Promise.all(Array.from(pictures, ([name, picture]) => store.replace(`${folder}/${name}`, picture)))
  await store.replace(`${folder}/${REPORT_FILE}`, `${JSON.stringify(report)}\n`)
}

/**
 * The report of the last verification of a release; undefined if there is none.
 * @throws ReleaseError when it cannot be read
 */
export async function readReport(
  store: Storage,
  app: string,
  release: string,
): Promise<VerificationReport | undefined> {
  const file = `${reportFolder(app, release)}/${REPORT_FILE}`
  const text = await readText(store, file)
  return text === undefined ? undefined : checkedJson(VerificationReportSchema, text, file)
}

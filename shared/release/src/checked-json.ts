import * as v from 'valibot'
import { ReleaseError } from './release-error.ts'

/** What a message keeps of a reason, which may quote the file. */
const MAX_REASON = 300

/** What is wrong, with the field. */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  return `${field ? `${field}: ` : ''}${issue.message}`.slice(0, MAX_REASON)
}

/**
 * The content of a JSON file of a build or of a store. Anyone with write access there chooses it, so it is checked where it is read.
 * @param file names it in the message
 * @throws ReleaseError with the first field that is wrong
 */
export function checkedJson<Schema extends v.GenericSchema>(
  schema: Schema,
  text: string,
  file: string,
): v.InferOutput<Schema> {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(undefined, 'it is not JSON'), schema), text)
  if (parsed.success) return parsed.output
  throw new ReleaseError(`${file} cannot be used: ${reasonOf(parsed.issues[0])}`)
}

import { type Call, PROBLEM_MEDIA_TYPE, ProblemSchema } from '@portal/contracts'
import * as v from 'valibot'
import { BffError } from './bff-error.ts'

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new BffError('unreadable', undefined, { cause })
  }
}

async function readFile(response: Response, media: string): Promise<Blob> {
  if (!response.headers.get('content-type')?.startsWith(media)) throw new BffError('unreadable')
  try {
    return await response.blob()
  } catch (cause) {
    throw new BffError('unreadable', undefined, { cause })
  }
}

/**
 * Checks a response against the contract, so that the portal can trust its type.
 * @param media the media type of a file
 * @throws BffError with the problem's code, or `unreadable` for anything that the contract does not allow
 */
export async function readResponse<Body>(
  response: Response,
  schema: v.GenericSchema<unknown, Body>,
  media?: Call['media'],
): Promise<Body> {
  const content = response.ok && media ? await readFile(response, media) : await readJson(response)
  if (response.ok) {
    const result = v.safeParse(schema, content)
    if (result.success) return result.output
    throw new BffError('unreadable', undefined, { cause: new v.ValiError(result.issues) })
  }
  const problem = v.safeParse(ProblemSchema, content)
  const isProblem = response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)
  if (isProblem && problem.success) throw new BffError(problem.output.code, problem.output)
  throw new BffError('unreadable')
}

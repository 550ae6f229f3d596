import { type Call, PROBLEM_MEDIA_TYPE, type Problem, ProblemSchema } from '@portal/contracts'
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

async function readProblem(response: Response): Promise<Problem | undefined> {
  if (!response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)) return undefined
  const problem = v.safeParse(ProblemSchema, await response.json().catch(() => undefined))
  return problem.success ? problem.output : undefined
}

/** RFC 9470 section 3. */
const challengeIn = ({ headers }: Response): string | undefined =>
  /acr_values="([^"]+)"/.exec(headers.get('www-authenticate') ?? '')?.[1]

/**
 * Checks a response against the contract, so that the portal can trust its type.
 * @param media the media type of a file
 * @throws BffError with the problem's code, `unavailable` for a 5xx of another server on the way, or `unreadable` for
 * anything else that the contract does not allow
 */
export async function readResponse<Body>(
  response: Response,
  schema: v.GenericSchema<unknown, Body>,
  media?: Call['media'],
): Promise<Body> {
  if (response.ok) {
    const content = media ? await readFile(response, media) : await readJson(response)
    const result = v.safeParse(schema, content)
    if (result.success) return result.output
    throw new BffError('unreadable', undefined, { cause: new v.ValiError(result.issues) })
  }
  const problem = await readProblem(response)
  if (problem) throw new BffError(problem.code, problem, { challenge: challengeIn(response) })
  throw new BffError(response.status >= 500 ? 'unavailable' : 'unreadable')
}

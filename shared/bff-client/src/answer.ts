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
 * Turns an answer into the contract's type. Inside the portal types are trusted, because here they were checked.
 * @param media of an answer that is a file
 * @throws BffError with the problem's code, or `unreadable` for anything that the contract does not know
 */
export async function readAnswer<Answer>(
  response: Response,
  schema: v.GenericSchema<unknown, Answer>,
  media?: Call['media'],
): Promise<Answer> {
  const content = response.ok && media ? await readFile(response, media) : await readJson(response)
  if (response.ok) {
    const answer = v.safeParse(schema, content)
    if (answer.success) return answer.output
    throw new BffError('unreadable', undefined, { cause: new v.ValiError(answer.issues) })
  }
  const problem = v.safeParse(ProblemSchema, content)
  const isProblem = response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)
  if (isProblem && problem.success) throw new BffError(problem.output.code, problem.output)
  throw new BffError('unreadable')
}

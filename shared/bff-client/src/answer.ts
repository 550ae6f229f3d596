import { PROBLEM_MEDIA_TYPE, ProblemSchema } from '@portal/contracts'
import * as v from 'valibot'
import { BffError } from './bff-error.ts'

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (cause) {
    throw new BffError('unreadable', undefined, { cause })
  }
}

/**
 * Turns an answer into the contract's type. Inside the portal types are trusted, because here they were checked.
 * @throws BffError with the problem's code, or `unreadable` for anything that the contract does not know
 */
export async function readAnswer<Answer>(
  response: Response,
  schema: v.GenericSchema<unknown, Answer>,
): Promise<Answer> {
  const json = await readJson(response)
  if (response.ok) {
    const answer = v.safeParse(schema, json)
    if (answer.success) return answer.output
    throw new BffError('unreadable', undefined, { cause: new v.ValiError(answer.issues) })
  }
  const problem = v.safeParse(ProblemSchema, json)
  const isProblem = response.headers.get('content-type')?.startsWith(PROBLEM_MEDIA_TYPE)
  if (isProblem && problem.success) throw new BffError(problem.output.code, problem.output)
  throw new BffError('unreadable')
}

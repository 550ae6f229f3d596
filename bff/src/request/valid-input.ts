import * as v from 'valibot'
import { ProblemError } from '../problem/problem-error.ts'

/** Fields have their own German messages in the contracts; errors of the whole body use these. */
function messageOf(issue: v.BaseIssue<unknown>): string {
  if (issue.type !== 'strict_object') return issue.message
  if (issue.expected === 'never') return 'Diese Angabe ist nicht vorgesehen.'
  return issue.path ? 'Diese Angabe fehlt.' : 'Die Angaben fehlen.'
}

/** JSON pointer, RFC 6901. */
function pointerTo(issue: v.BaseIssue<unknown>): string {
  const keys = issue.path?.map((item) => String(item.key).replaceAll('~', '~0').replaceAll('/', '~1'))
  return keys ? `/${keys.join('/')}` : ''
}

/**
 * Parses a body or query with the schema of its form and reports the first error of each field, as the form does.
 * @throws `invalid-request` with one error per refused field
 */
export function validInput(schema: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(schema, input, { abortPipeEarly: true })
  if (result.success) return result.output
  const errors = result.issues.map((issue) => ({ path: pointerTo(issue), message: messageOf(issue) }))
  throw new ProblemError('invalid-request', { errors })
}

/** @throws `invalid-request` if a call without a body got one; an empty object counts as none */
export function requireNoBody(body: unknown): void {
  if (body === undefined || body === null) return
  validInput(v.strictObject({}), body)
}

import { expect, test } from '@jest/globals'
import { signInProblemOf } from './sign-in-problem.ts'

const coded = (error: string) => Object.assign(new Error(error), { error })

test.each([
  ['login_required', 'login-required'],
  ['state_mismatch', 'state-mismatch'],
  ['missing_transaction', 'missing-transaction'],
  ['missing_refresh_token', 'missing-refresh-token'],
  ['mfa_required', 'mfa-required'],
  ['timeout', 'timeout'],
  ['cancelled', 'cancelled'],
  ['access_denied', 'access-denied'],
  ['request_error', 'unreachable'],
  ['teapot', 'unknown'],
  ['constructor', 'unknown'],
])('the SDK error %s is the problem %s', (code, problem) => {
  expect(signInProblemOf(coded(code), '?code=x&state=y')).toBe(problem)
})

test('the error of the provider takes precedence over that of the SDK', () => {
  const search = '?error=access_denied&state=unknown'
  expect(signInProblemOf(coded('missing_transaction'), search)).toBe('access-denied')
  expect(signInProblemOf(undefined, '?error=mfa_required')).toBe('mfa-required')
})

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new SyntaxError('Unexpected token <'), 'unreachable'],
  [new Error("Timeout when executing 'fetch'"), 'timeout'],
  [new DOMException('signal is aborted without reason', 'AbortError'), 'timeout'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  ['something', 'unknown'],
])('the error %o without a code is the problem %s', (error, problem) => {
  expect(signInProblemOf(error, '')).toBe(problem)
})

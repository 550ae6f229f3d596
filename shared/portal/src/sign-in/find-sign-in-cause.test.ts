import { afterEach, expect, jest, test } from '@jest/globals'
import { findSignInCause } from './find-sign-in-cause.ts'
import { SignInError } from './sign-in-error.ts'

afterEach(() => void jest.restoreAllMocks())

const coded = (error: string) => Object.assign(new Error(error), { error })
const failToStore = (name: string) =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('not stored', name)
  })

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
  ['SecurityError', 'unknown'],
])('the code %s is the cause %s', (code, cause) => {
  expect(findSignInCause(coded(code), '?code=x&state=y')).toBe(cause)
  expect(findSignInCause(undefined, `?error=${code}`)).toBe(cause)
})

test('the error of the provider takes precedence over that of the SDK', () => {
  const search = '?error=access_denied&state=unknown'
  expect(findSignInCause(coded('missing_transaction'), search)).toBe('access-denied')
})

test.each([
  [new TypeError('Failed to fetch'), 'unreachable'],
  [new SyntaxError('Unexpected token <'), 'unreachable'],
  [new Error("Timeout when executing 'fetch'"), 'timeout'],
  [new DOMException('signal is aborted without reason', 'AbortError'), 'timeout'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  [new DOMException('full', 'QuotaExceededError'), 'storage-full'],
  [Object.assign(new Error('exp'), { code: 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED' }), 'wrong-clock'],
  [new SignInError('other-window'), 'other-window'],
  ['something', 'unknown'],
])('the error %o without a code of the provider is the cause %s', (error, cause) => {
  expect(findSignInCause(error)).toBe(cause)
})

test('a browser that stores nothing takes precedence over what fails then', () => {
  failToStore('SecurityError')
  expect(findSignInCause(coded('missing_transaction'))).toBe('storage-blocked')
})

test('a browser without the object of the storage stores nothing', () => {
  jest.spyOn(window, 'localStorage', 'get').mockReturnValue(null as unknown as Storage)
  expect(findSignInCause(new TypeError('null'))).toBe('storage-blocked')
})

test('a full storage takes precedence, too', () => {
  failToStore('QuotaExceededError')
  expect(findSignInCause(coded('missing_transaction'))).toBe('storage-full')
})

test('a page without TLS takes precedence over the error of the SDK', () => {
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: false })
  expect(findSignInCause(new Error('auth0-spa-js must run on a secure origin'))).toBe('insecure')
  Reflect.deleteProperty(window, 'isSecureContext')
})

test.each([
  [new TypeError('Failed to fetch'), 'offline'],
  [new SignInError('script-blocked'), 'offline'],
  [coded('invalid_grant'), 'missing-transaction'],
])('without a connection the error %o is the cause %s', (error, cause) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(findSignInCause(error)).toBe(cause)
})

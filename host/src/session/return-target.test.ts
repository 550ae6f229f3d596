import { expect, test } from '@jest/globals'
import { safeReturnTarget, signInPath } from './return-target.ts'

test.each(['/logout-hilfe', '/personal-data', '/personal-data?a=1&b=2#c', '/code/abc', '/'])(
  'the return target %s is unchanged',
  (target) => {
    expect(safeReturnTarget(target)).toBe(target)
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  '/a/..//evil.example',
  '/login',
  '/login?returnTo=/logout',
  '/logout',
  '/Logout/',
  '/%6Cogout',
  '/a/../logout?x#y',
  '/callback?code=1&state=2',
  '/%E0%A4%A',
  'javascript:alert(1)',
  'personal-data',
  '',
  null,
  undefined,
])('the return target %j is replaced by the root', (target) => {
  expect(safeReturnTarget(target)).toBe('/')
})

test('the path of the sign-in page has the target as one parameter', () => {
  const path = signInPath('/personal-data?a=1&b=2')
  expect(new URLSearchParams(path.split('?')[1]).get('returnTo')).toBe('/personal-data?a=1&b=2')
})

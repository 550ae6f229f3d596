import { expect, test } from '@jest/globals'
import { isPathBelow } from './portal-paths.ts'

test.each([
  ['/security', true],
  ['/security/', true],
  ['/security/types', true],
  ['/securityx', false],
  ['/', false],
  ['/privacy/security', false],
])('%s is below /security: %s', (pathname, below) => {
  expect(isPathBelow('/security', pathname)).toBe(below)
})

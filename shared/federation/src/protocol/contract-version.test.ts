import { expect, test } from '@jest/globals'
import { isContractFit } from './contract-version.ts'

test.each([
  ['1.4', '1.4', true],
  ['1.3', '1.4', true],
  ['1.5', '1.4', false],
  ['1.9', '1.10', true],
  ['2.0', '1.4', false],
  ['1.4', '2.4', false],
])('a release that needs %s runs on a host with %s: %j', (needed, provided, isFit) => {
  expect(isContractFit(needed, provided)).toBe(isFit)
})

import { expect, test } from '@jest/globals'
import { countTests } from './test-counts.ts'

test('the summaries of several jest runs are added up', () => {
  const output = `
Test Suites: 1 failed, 2 passed, 3 total
Tests:       1 failed, 2 skipped, 5 passed, 8 total
Tests:       12 passed, 12 total
`
  expect(countTests(output)).toEqual({ passed: 17, failed: 1 })
})

test("Playwright's summary counts, whatever its colour", () => {
  const output =
    '  1) journeys/a.spec.ts\n\u001b[31m  2 failed\u001b[39m\n  1 flaky\n\u001b[32m  30 passed\u001b[39m (1.2m)\n'
  expect(countTests(output)).toEqual({ passed: 31, failed: 2 })
})

test('a tool without a summary has no tests', () => {
  expect(countTests('Checked 512 files in 870ms.\n✔ no dependency violations found')).toEqual({
    passed: 0,
    failed: 0,
  })
})

import { expect, test } from '@jest/globals'
import { countTests, firstWordsOfFailures } from './test-counts.ts'

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

test('of each failure its first words are kept, once', () => {
  const jest = `
PASS src/a.test.ts
FAIL src/b.test.ts
  ● sign-in › says why

    expect(received).toBe(expected)

Summary of all failing tests
FAIL src/b.test.ts
  ● sign-in › says why

    expect(received).toBe(expected)
`
  const playwright = `
  ✘  3 a.spec.ts:1:1 › opens (1.2s)
  1) a.spec.ts:1:1 › opens ────
    Error: expect(locator).toBeVisible() failed
  2) a.spec.ts:9:1 › closes ────
    Error: page.goto: net::ERR_ABORTED${'\n    at a frame'.repeat(20)}
  2 failed
`
  const words = firstWordsOfFailures(jest + playwright)
  expect(words.map((word) => word.split('\n')[0])).toEqual([
    '  ● sign-in › says why',
    '  1) a.spec.ts:1:1 › opens ────',
    '  2) a.spec.ts:9:1 › closes ────',
  ])
  expect(words[2]).toContain('ERR_ABORTED')
  expect(words[2]?.split('\n').length).toBeLessThan(20)
  expect(firstWordsOfFailures('Tests:       12 passed, 12 total')).toEqual([])
})

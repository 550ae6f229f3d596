import { expect, test } from '@jest/globals'
import { reportOf } from './verdict.ts'

test('the report of a release that passed names the visits that were made once more', () => {
  const lines = reportOf({
    candidates: { 'mfe-example': 'a'.repeat(16) },
    passed: true,
    refusals: [],
    visits: 2,
    repeated: [{ where: '/example', customer: 'anna@post.example', reason: 'nothing is shown' }],
    unreached: [],
    unseen: [],
    report: { 'mfe-example': 'store/operator/reports/mfe-example/aa' },
    milliseconds: { checks: 0, browser: 1000, all: 1000 },
  })
  expect(lines).toEqual([
    'visited again, because it was late: /example as anna@post.example: nothing is shown',
    'report with pictures: store/operator/reports/mfe-example/aa',
    `mfe-example ${'a'.repeat(16)} passed (1.0 s): 2 visits in 1.0 s, without types, tests and budgets`,
  ])
})

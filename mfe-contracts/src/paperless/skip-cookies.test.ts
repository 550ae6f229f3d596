import { afterEach, expect, test } from '@jest/globals'
import { deleteSkipCookies } from './prompt-fixture.ts'
import { recordSkip, standingOf } from './skip-cookies.ts'

afterEach(deleteSkipCookies)

test('first and second skip count in any order of the contracts', () => {
  expect(standingOf('100', ['c1', 'c2'])).toBe('unasked')
  recordSkip('100', ['c1', 'c2'])
  expect(standingOf('100', ['c2', 'c1'])).toBe('skippedOnce')
  recordSkip('100', ['c2', 'c1'])
  expect(standingOf('100', ['c1', 'c2'])).toBe('skippedTwice')
})

test.each([[['c1']], [['c1', 'c2', 'c3']], [['c1', 'c3']]])(
  'skips of other contracts do not count for %s',
  (onPaper) => {
    for (const _ of [1, 2]) recordSkip('100', ['c1', 'c2'])
    expect(standingOf('100', onPaper)).toBe('unasked')
    recordSkip('100', onPaper)
    expect(standingOf('100', onPaper)).toBe('skippedOnce')
  },
)

test('each brand has its own skips', () => {
  recordSkip('200', ['c1'])
  expect(standingOf('100', ['c1'])).toBe('unasked')
  expect(standingOf('200', ['c1'])).toBe('skippedOnce')
})

test('without a contract on paper no skip is recorded', () => {
  recordSkip('100', [])
  expect(standingOf('100', [])).toBe('nothingOnPaper')
  expect(document.cookie).toBe('')
})

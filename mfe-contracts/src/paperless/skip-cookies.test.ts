import { afterEach, expect, test } from '@jest/globals'
import { forgetSkips } from './prompt-fixture.ts'
import { recordSkip, standingOf } from './skip-cookies.ts'

afterEach(forgetSkips)

test('the first skip and the second are told apart, in whatever order the contracts come', () => {
  expect(standingOf('100', ['c1', 'c2'])).toBe('unasked')
  recordSkip('100', ['c1', 'c2'])
  expect(standingOf('100', ['c2', 'c1'])).toBe('skippedOnce')
  recordSkip('100', ['c2', 'c1'])
  expect(standingOf('100', ['c1', 'c2'])).toBe('skippedTwice')
})

test.each([[['c1']], [['c1', 'c2', 'c3']], [['c1', 'c3']]])('skips say nothing about %s', (onPaper) => {
  for (const _ of [1, 2]) recordSkip('100', ['c1', 'c2'])
  expect(standingOf('100', onPaper)).toBe('unasked')
  recordSkip('100', onPaper)
  expect(standingOf('100', onPaper)).toBe('skippedOnce')
})

test('each brand has its own skips', () => {
  recordSkip('200', ['c1'])
  expect(standingOf('100', ['c1'])).toBe('unasked')
  expect(standingOf('200', ['c1'])).toBe('skippedOnce')
})

test('without a contract on paper nothing is recorded', () => {
  recordSkip('100', [])
  expect(standingOf('100', [])).toBe('nothingOnPaper')
  expect(document.cookie).toBe('')
})

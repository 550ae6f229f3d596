import { expect, test } from '@jest/globals'
import { readLighthouseOptions, readOptions } from './options.ts'

test('without options the bench runs seven rounds of all tasks, and Lighthouse three of all pages', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    only: ['structure', 'cold', 'signed-out', 'switches', 'search', 'heap'],
  })
  expect(readLighthouseOptions(['--only', 'lighthouse'])).toEqual({ rounds: 3 })
})

test.each([
  [['--only', 'structure,cool'], 'There is no task "cool"'],
  [['--rounds', '1e9'], '--rounds takes whole numbers from 1 to 999, not "1e9"'],
  [['--base', '/nowhere'], 'There is no folder /nowhere'],
  [['--path', '/code'], 'There is no page "/code"'],
])('%j is refused by its name', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

test('Lighthouse refuses a page that it does not have', () => {
  expect(() => readLighthouseOptions(['--path', '/nowhere'])).toThrow('There is no page "/nowhere"')
})

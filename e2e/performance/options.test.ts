import { resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { readLighthouseOptions, readOptions } from './options.ts'

test('without options the bench runs seven rounds of all tasks, and Lighthouse three of all pages', () => {
  expect(readOptions([])).toEqual({
    rounds: 7,
    only: ['structure', 'cold', 'signed-out', 'switches', 'search', 'heap'],
  })
  expect(readLighthouseOptions(['--only', 'lighthouse'])).toEqual({ rounds: 3 })
})

test('for one tab the bench runs the tasks that visit one after the other', () => {
  expect(readOptions(['--path', '/privacy'])).toEqual({
    rounds: 7,
    only: ['structure', 'cold'],
    path: '/privacy',
  })
})

const nowhere = resolve('/nowhere')

test.each([
  [['--only', 'structure,cool'], 'There is no task "cool"'],
  [['--rounds', '1e9'], '--rounds takes whole numbers from 1 to 999, not "1e9"'],
  [['--base', nowhere], `There is no release store in ${nowhere}`],
  [['--path', '/privacy', '--only', 'heap'], '--path goes with the tasks structure and cold alone'],
  [['--path', '/code'], 'There is no page "/code"'],
])('%j is refused with what is wrong', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})

test('Lighthouse refuses a page that it does not have', () => {
  expect(() => readLighthouseOptions(['--path', '/nowhere'])).toThrow('There is no page "/nowhere"')
})

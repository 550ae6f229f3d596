import { expect, test } from '@jest/globals'
import { compileErrors } from './compile-errors.ts'

const output = (part: string) => `${part}:
  ERROR in ./src/tab.tsx
  Module build failed (from ../node_modules/swc-loader/src/index.js):
  Error:   x Expression expected
     ,-[src/tab.tsx:7:25]
   7 | export const broken = (
     \`----

  Caused by:
      Syntax Error

  Stack backtrace:
     0: <unknown>

  ${part} compiled with 1 error
`

test('an error in the source is shown once, without output of the compiler', () => {
  expect(compileErrors(`${output('tab')}\n${output('element')}`)).toBe(`./src/tab.tsx
  Error:   x Expression expected
     ,-[src/tab.tsx:7:25]
   7 | export const broken = (
     \`----`)
})

test('all different errors are shown', () => {
  const errors = compileErrors('tab:\n  ERROR in ./a.ts\n  first\n\n  ERROR in ./b.ts\n  second\n')
  expect(errors).toBe('./a.ts\n  first\n\n./b.ts\n  second')
})

test('an error without a stack is shown once, too', () => {
  const outputOf = (part: string) =>
    `${part}:\n  ERROR in ./a.ts 1:0-4\n  Not found\n\n  ${part} compiled with 1 error\n`
  expect(compileErrors(`${outputOf('tab')}\n${outputOf('element')}`)).toBe('./a.ts 1:0-4\n  Not found')
})

test('another failure is shown unchanged', () => {
  expect(compileErrors('Error: out of memory\n')).toBe('Error: out of memory')
})

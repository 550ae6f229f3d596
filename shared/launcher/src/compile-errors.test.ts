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

test('an error of the source is shown once, without the compiler around it', () => {
  expect(compileErrors(`${output('tab')}\n${output('element')}`)).toBe(`./src/tab.tsx
  Error:   x Expression expected
     ,-[src/tab.tsx:7:25]
   7 | export const broken = (
     \`----`)
})

test('every different error is shown', () => {
  const errors = compileErrors('tab:\n  ERROR in ./a.ts\n  first\n\n  ERROR in ./b.ts\n  second\n')
  expect(errors).toBe('./a.ts\n  first\n\n./b.ts\n  second')
})

test('a failure of another kind is shown as it is', () => {
  expect(compileErrors('Error: out of memory\n')).toBe('Error: out of memory')
})

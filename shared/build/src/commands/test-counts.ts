import { stripVTControlCharacters } from 'node:util'

export interface TestCounts {
  passed: number
  failed: number
}

const JEST = /^Tests:.*$/gm
const PLAYWRIGHT = /^ {2}\d+ (passed|failed|flaky).*$/gm

/** Adds up the summaries that jest and Playwright print at their end; none for a tool that prints no summary. */
export function countTests(output: string): TestCounts {
  const plain = stripVTControlCharacters(output)
  const summaries = [...plain.matchAll(JEST), ...plain.matchAll(PLAYWRIGHT)].join('\n')
  const sum = (kind: string) =>
    [...summaries.matchAll(new RegExp(`(\\d+) ${kind}`, 'g'))].reduce(
      (total, [, count]) => total + Number(count),
      0,
    )
  // A flaky test has passed at its second attempt.
  return { passed: sum('passed') + sum('flaky'), failed: sum('failed') }
}

const FAILURE = /^ {2}(?:\d+\)|●) .*(?:\n(?! {2}(?:\d+\)|●) ).*){0,12}/gm

/** What jest and Playwright say first of each test that failed, which thousands of lines may have followed. */
export function firstWordsOfFailures(output: string): string[] {
  const blocks = [...stripVTControlCharacters(output).matchAll(FAILURE)].map(([block]) => block.trimEnd())
  const byTitle = new Map(blocks.map((block) => [block.split('\n', 1)[0], block] as const).reverse())
  return [...byTitle.values()].reverse()
}

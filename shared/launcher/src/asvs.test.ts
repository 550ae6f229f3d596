// docs/asvs.md says which test shows each requirement of OWASP ASVS 5.0, levels 1 and 2.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from './workspace.ts'

const document = readFileSync(join(root, 'docs/asvs.md'), 'utf8')

/** How many requirements of these levels each chapter has, from V1 on. WebRTC is left out. */
const requirements = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16]

const rows = Array.from(
  document.matchAll(/^\| (\d+)\.(\d+\.\d+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
  ([, chapter = '', id, summary = '', state = '', proof = '']) => ({
    chapter: Number(chapter),
    id: `${chapter}.${id}`,
    summary,
    state,
    proof,
  }),
)

const summaries = new Map(
  Array.from(document.matchAll(/^\| `([^`]+)` \| (\d+) \|/gm), ([, state = '', count]) => [
    state,
    Number(count),
  ]),
)

const testsOf = (proof: string) => proof.match(/[^`]+\.(test|spec)\.tsx?(?=`)/g) ?? []

test('each requirement has one row', () => {
  expect(rows).toHaveLength(document.match(/^\| *\d/gm)?.length ?? 0)
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))])
  const counted = requirements.map((_, index) => rows.filter(({ chapter }) => chapter === index + 1).length)
  expect(counted).toEqual(requirements)
})

test('the states at the top are those of the rows, with their numbers', () => {
  const counted: Record<string, number> = {}
  for (const { state } of rows) counted[state] = (counted[state] ?? 0) + 1
  expect(Object.fromEntries(summaries)).toEqual(counted)
  expect(Object.keys(counted).sort()).toEqual(['held', 'n/a', 'not held', 'partly', 'provider'])
})

test('each named test exists, and what is held names a test or a document', () => {
  const missing = rows.flatMap(({ id, proof }) =>
    testsOf(proof)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${id}: ${file}`),
  )
  expect(missing).toEqual([])
  const unshown = rows.filter(
    ({ state, proof }) => state === 'held' && !/\.(test|spec)\.tsx?`|\]\(/.test(proof),
  )
  expect(unshown).toEqual([])
})

test('a summary has at most ten words', () => {
  expect(rows.filter(({ summary }) => summary.split(' ').length > 10)).toEqual([])
})

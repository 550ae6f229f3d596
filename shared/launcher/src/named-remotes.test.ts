import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { apps, findPaths, root } from './workspace.ts'

const TESTS = /(\.test\.tsx?|-fixture\.ts|\/testing\/.*)$/

const sources = findPaths('{host,bff}/{src,server,local}/**/*.{ts,tsx}', 'shared/*/src/**/*.{ts,tsx}').filter(
  (file) => !TESTS.test(file),
)

test.each(apps.filter((app) => app !== 'host'))('neither the host nor shared code names %s', (remote) => {
  const name = new RegExp(String.raw`\b${remote}\b`)
  expect(sources.length).toBeGreaterThan(500)
  expect(sources.filter((file) => name.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})

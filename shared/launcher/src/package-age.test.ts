import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { commandOf } from './programs.mjs'
import { root } from './workspace.ts'

const THREE_DAYS_MINUTES = 3 * 24 * 60

test.each(['.', 'e2e/embedding/sites', ...globSync('e2e/outside/*/', { cwd: root })])(
  'pnpm takes no version in %s that is younger than three days',
  (folder) => {
    const [pnpm = ''] = commandOf(root, 'pnpm')
    const cwd = join(root, folder)
    const age = execFileSync(pnpm, ['config', 'get', 'minimumReleaseAge'], { cwd, encoding: 'utf8' })
    expect(Number(age)).toBe(THREE_DAYS_MINUTES)
  },
)

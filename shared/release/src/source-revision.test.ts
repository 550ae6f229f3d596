import { execFileSync } from 'node:child_process'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { sourceOf } from './source-revision.ts'
import { emptyStore } from './store-fixture.ts'

/** A checkout of another repository, with the folder of its build, which it ignores. */
async function checkoutWith(origin?: string) {
  const { address } = await emptyStore()
  const git = (...args: string[]) => execFileSync('git', args, { cwd: address, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('add', '.')
  git('-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', 'commit', '--quiet', '-m', 'Begin')
  if (origin) git('remote', 'add', 'origin', origin)
  const build = join(address, 'dist')
  await mkdir(build)
  return { build, head: git('rev-parse', 'HEAD') }
}

test.each([
  ['https://ci:secret@git.example/meters.git', 'https://git.example/meters.git'],
  ['git@git.example:meters.git', 'git@git.example:meters.git'],
  ['https://ci:se@cret@git.example/meters.git', 'https://git.example/meters.git'],
  ['git+https://token@git.example/meters.git?private_token=x', 'https://git.example/meters.git'],
  ['https://oauth2:a/b@git.example', undefined],
  [undefined, undefined],
])('a build in a checkout of %s has its revision, and an address without secrets', async (origin, shown) => {
  const { build, head } = await checkoutWith(origin)
  expect(await sourceOf(build)).toEqual({ revision: head, repository: shown })
})

test('a build outside of a checkout has neither', async () => {
  const { address } = await emptyStore()
  expect(await sourceOf(address)).toEqual({ revision: 'unknown', repository: undefined })
})

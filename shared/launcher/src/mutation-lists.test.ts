import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { root } from './workspace.ts'

test('the `find` of each mutation occurs once in its file', () => {
  const lists = globSync('{*,shared/*}/mutations.json', { cwd: root })
  const broken = lists.flatMap((list) => {
    const mutations: { file: string; find: string }[] = JSON.parse(readFileSync(join(root, list), 'utf8'))
    return mutations
      .filter(({ file, find }) => {
        const path = join(root, dirname(list), file)
        return !existsSync(path) || readFileSync(path, 'utf8').split(find).length !== 2
      })
      .map(({ file, find }) => `${list}: ${file}: ${find}`)
  })
  expect(lists.length).toBeGreaterThan(5)
  expect(broken).toEqual([])
})

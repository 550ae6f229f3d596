import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { readDeclaredRemote } from './declared-remote.ts'

const LUCIDE = path.resolve(import.meta.dirname, '../../ui/node_modules/lucide-react')

let folder: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'declared-')), 'mfe-meters')
  await mkdir(path.join(folder, 'node_modules'), { recursive: true })
  await symlink(LUCIDE, path.join(folder, 'node_modules/lucide-react'))
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

/** Writes what `defineRemote` returns for a remote. */
const declare = (source: string) => writeFile(path.join(folder, 'remote.ts'), `export default ${source}`)

const remote = ({ icon = 'gauge', routes = '{}' } = {}) =>
  `{ basePath: '/meters', needs: '1.5', budgets: { tab: 9 }, routes: ${routes}, tab: { label: 'A', icon: '${icon}' } }`

test('a declaration gets the name of its folder and the drawing of its icon, and is read anew each time', async () => {
  await declare(remote())
  const { declaration, needs, budgets } = await readDeclaredRemote(folder)
  expect(declaration).toMatchObject({ name: 'mfe-meters', basePath: '/meters', tab: { label: 'A' } })
  const { icon } = (declaration as unknown as { tab: { icon: [string, object][] } }).tab
  expect(icon[0]).toEqual(['path', { d: expect.any(String) }])
  expect({ needs, budgets }).toEqual({ needs: '1.5', budgets: { tab: 9 } })
  await declare(remote().replace('/meters', '/counters'))
  expect((await readDeclaredRemote(folder)).declaration.basePath).toBe('/counters')
})

test.each([
  ['an unknown icon', remote({ icon: 'gague' }), 'mfe-meters/remote.ts: tab.icon gague is no icon'],
  [
    'a page that is eager for the tab alone',
    remote({ routes: '{ start: { path: "/", page: () => import("./start.tsx"), eager: true } }' }),
    'routes.start must have both',
  ],
  [
    'a page that is eager for the bundler alone',
    remote({ routes: '{ start: { page: () => import(/* webpackMode: "eager" */ "./start.tsx") } }' }),
    'routes.start must have both',
  ],
  [
    'an error of its own',
    '(() => { throw new TypeError("tab.label is missing") })()',
    'tab.label is missing',
  ],
])('%s is refused with what to do', async (_, source, message) => {
  await declare(source)
  await expect(readDeclaredRemote(folder)).rejects.toThrow(message)
})

import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { hasSameEntries, readDeclaredRemote } from './declared-remote.ts'

const LUCIDE = path.resolve(import.meta.dirname, '../../ui/node_modules/lucide-react')

let folder: string

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'declared-')), 'mfe-meters')
  await mkdir(path.join(folder, 'node_modules'), { recursive: true })
  // Windows allows a junction to every user.
  await symlink(LUCIDE, path.join(folder, 'node_modules/lucide-react'), 'junction')
  await writePackage({ 'lucide-react': '1.0.0' })
})
afterEach(() => rm(path.dirname(folder), { recursive: true }))

const writePackage = (dependencies: object) =>
  writeFile(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies }))

/** Writes the return value of `defineRemote` as `remote.ts`. */
const declare = (source: string) => writeFile(path.join(folder, 'remote.ts'), `export default ${source}`)

const remote = ({ icon = 'gauge', routes = '{}' } = {}) =>
  `{ basePath: '/meters', needs: '1.5', budgets: { tab: 9 }, routes: ${routes}, tab: { label: 'A', icon: '${icon}' } }`

test('a declaration gets the name of its folder and the drawing of its icon, and is read again each time', async () => {
  await declare(remote())
  const { declaration, needs, budgets } = await readDeclaredRemote(folder)
  expect(declaration).toMatchObject({ name: 'mfe-meters', basePath: '/meters', tab: { label: 'A' } })
  const { icon } = (declaration as unknown as { tab: { icon: [string, object][] } }).tab
  expect(icon[0]).toEqual(['path', { d: expect.any(String) }])
  expect({ needs, budgets }).toEqual({ needs: '1.5', budgets: { tab: 9 } })
  await declare(remote().replace('/meters', '/counters'))
  expect((await readDeclaredRemote(folder)).declaration.basePath).toBe('/counters')
})

test('a remote with a tab and without lucide-react is refused', async () => {
  await declare(remote())
  await writePackage({})
  await expect(readDeclaredRemote(folder)).rejects.toThrow(
    'mfe-meters/remote.ts: lucide-react is not among the dependencies',
  )
})

test('a remote.ts without a default export is refused', async () => {
  await writeFile(path.join(folder, 'remote.ts'), `export const remote = ${remote()}`)
  await expect(readDeclaredRemote(folder)).rejects.toThrow('it must `export default defineRemote({ … })`')
})

test.each([
  ['an unknown icon', remote({ icon: 'gague' }), 'mfe-meters/remote.ts: tab.icon gague is no icon'],
  [
    'an alias of an icon',
    remote({ icon: 'alarm-check' }),
    'tab.icon alarm-check is an alias of an icon: use its name from lucide.dev',
  ],
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
    'an error in remote.ts',
    '(() => { throw new TypeError("tab.label is missing") })()',
    'tab.label is missing',
  ],
])('%s is refused with a message that names the fix', async (_, source, message) => {
  await declare(source)
  await expect(readDeclaredRemote(folder)).rejects.toThrow(message)
})

test('a new base path, element, access or slot changes the entries, a new label does not', () => {
  const first = {
    name: 'mfe-meters',
    basePath: '/meters',
    element: 'nordtal-meters',
    access: 'customer' as const,
    slots: [],
    calls: [],
    tab: { label: 'A' },
  }
  const labelled = { ...first, tab: { label: 'B' } }
  expect(hasSameEntries(first, labelled)).toBe(true)
  expect(hasSameEntries(first, { ...first, basePath: '/counters' })).toBe(false)
  expect(hasSameEntries(first, { ...first, element: 'nordtal-counters' })).toBe(false)
  expect(hasSameEntries(first, { ...first, access: 'public' })).toBe(false)
  expect(hasSameEntries(first, { ...first, slots: ['overview-prompt'] })).toBe(false)
})

import { expect, test } from '@jest/globals'
import { defineRemote, type RemoteSource } from './define-remote.ts'

const page = async () => ({ default: () => null })

const remote = {
  basePath: '/meters',
  element: 'nordtal-meters',
  needs: '1.5',
  tab: { label: 'Zähler', icon: 'gauge', place: 50 },
  routes: {
    frame: {
      children: {
        overview: { path: '/', page, children: { help: { path: '/help', dialog: page } } },
        meter: { path: '/meter/:meterId', page, children: { reading: { path: '/new', dialog: page } } },
        notFound: { path: '/*', page },
      },
    },
  },
  budgets: { tab: 12 },
} satisfies RemoteSource

test('a declaration names the whole path of each route that can be counted', () => {
  const { paths, access, slots } = defineRemote(remote)
  expect(paths).toEqual(['/', '/help', '/meter/:meterId', '/meter/:meterId/new'])
  expect({ access, slots }).toEqual({ access: 'customer', slots: [] })
})

test.each([
  ['no label', { tab: { icon: 'gauge', place: 1 } }, 'tab.label is missing'],
  ['a place that is no number', { tab: { ...remote.tab, place: 'first' } }, 'tab.place must be a number'],
  ['an unknown slot', { slots: ['footer'] }, 'slots.0 must be one of overview-prompt'],
  ['an unknown key', { tabs: [] }, 'tabs is not known'],
  ['a path of the host', { basePath: '/login' }, 'basePath belongs to the host: choose another'],
  ['a path of two segments', { basePath: '/a/b' }, 'basePath must be one segment'],
  ['a newer contract than there is', { needs: '1.99' }, 'needs must be'],
  ['no routes', { routes: undefined }, 'routes must be a table of routes'],
  [
    'one name for two routes',
    { routes: { a: { path: '/', page, children: { b: { path: '/b', page } } }, b: { path: '/c', page } } },
    'routes have two of the name b',
  ],
  ['one path for two routes', { routes: { a: { path: '/', page }, b: { path: '/', page } } }, 'the path /'],
  [
    'a dialog above no page',
    { routes: { a: { path: '/', dialog: page } } },
    'a is a dialog, and needs a page',
  ],
])('a declaration with %s is refused with what is wrong', (_, changes, message) => {
  expect(() => defineRemote({ ...remote, ...changes } as unknown as typeof remote)).toThrow(message)
})

test('every part that is wrong is named at once', () => {
  const wrong = { ...remote, basePath: 'meters', element: 'meters' }
  expect(() => defineRemote(wrong)).toThrow(/basePath must be .*; element must be/)
})

import { expect, test } from '@jest/globals'
import { defineRemote } from './define-remote.ts'

const page = async () => ({ default: () => null })

const remote = {
  basePath: '/meters',
  element: 'nordtal-meters',
  needs: '1.0',
  calls: ['getDevices', 'getConsumption'],
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
} satisfies Parameters<typeof defineRemote>[0]

test('a declaration has the full path of each route for the statistics', () => {
  const { paths, access, slots } = defineRemote(remote)
  expect(paths).toEqual(['/', '/help', '/meter/:meterId', '/meter/:meterId/new'])
  expect({ access, slots }).toEqual({ access: 'customer', slots: [] })
})

test('a declaration has the first reads with the paths of their routes', () => {
  const reading = { path: '/new', dialog: page, reads: ['getDevices'] as const }
  const { reads } = defineRemote({
    ...remote,
    routes: {
      frame: {
        reads: ['getDevices'],
        children: {
          overview: {
            path: '/',
            page,
            reads: ['getConsumption'],
            children: { help: { path: '/help', dialog: page }, notFound: { path: '/*', page } },
          },
          meter: { path: '/meter/:meterId', page, children: { reading } },
        },
      },
    },
  })
  expect(reads).toEqual([
    { at: ['/', '/help', '/meter/:meterId', '/meter/:meterId/new'], path: '/api/userProfile/devices' },
    { at: ['/', '/help'], path: '/api/consumption', tenant: true },
  ])
  expect(defineRemote(remote)).not.toHaveProperty('reads')
})

test.each([
  ['no label', { tab: { icon: 'gauge', place: 1 } }, 'tab.label is missing'],
  ['a place that is no number', { tab: { ...remote.tab, place: 'first' } }, 'tab.place must be a number'],
  ['an unknown slot', { slots: ['footer'] }, 'slots.0 must be one of overview-prompt'],
  ['an unknown key', { tabs: [] }, 'tabs is not known'],
  ['a path of the host', { basePath: '/login' }, 'basePath belongs to the host: choose another'],
  ['a path of two segments', { basePath: '/a/b' }, 'basePath must be one segment'],
  ['a newer contract than there is', { needs: '1.99' }, 'needs must be at most'],
  ['a tab without a sign-in', { access: 'public' }, 'the declaration with access public has no tab'],
  ['a long label alone', { tab: { ...remote.tab, label: 'Zählerstände melden' } }, 'needs tab.shortLabel'],
  ['a sentence without a card', { tab: undefined, overview: 'Neu' }, 'needs a tab, whose card shows it'],
  ['no routes', { routes: undefined }, 'routes must be a table of routes'],
  [
    'a write before the first screen',
    { routes: { a: { path: '/', page, reads: ['deleteAccount'] } } },
    'routes a.reads.0 must be a GET call without a query',
  ],
  ['an unknown call', { calls: ['getShoeSize'] }, 'calls.0 must be the name of a call of the BFF'],
  ['no calls', { calls: undefined }, 'calls must be a list of calls'],
  [
    'a first read that is no call of it',
    { calls: [], routes: { a: { path: '/', page, reads: ['getDevices'] } } },
    'the declaration must name getDevices in calls',
  ],
  ['no first page', { routes: { a: { path: '/a', page } } }, 'routes need one with the path /'],
  ['a path without a slash', { routes: { a: { path: 'a', page } } }, 'routes a.path must be a path such as'],
  ['a route of nothing', { routes: { a: { path: '/' } } }, 'a has neither page nor dialog'],
  [
    'two things in one place',
    { routes: { a: { path: '/', page, dialog: page } } },
    'a has a page and a dialog',
  ],
  [
    'an unknown key of a route',
    { routes: { a: { path: '/', page, title: 'A' } } },
    'routes a.title is not known',
  ],
  [
    'one name for two routes',
    { routes: { a: { path: '/', page, children: { b: { path: '/b', page } } }, b: { path: '/c', page } } },
    'routes have two of the name b',
  ],
  [
    'one path for two routes',
    { routes: { a: { path: '/', page }, b: { path: '/x/:b', page }, c: { path: '/x/:c', page } } },
    'routes have two with the path /x/:',
  ],
  [
    'a dialog above no page',
    { routes: { a: { path: '/', dialog: page } } },
    'a is a dialog, and needs a page',
  ],
  [
    'a dialog above a frame alone',
    { routes: { a: { page, children: { b: { path: '/', dialog: page } } } } },
    'b is a dialog, and needs a page',
  ],
])('a declaration with %s is refused with the reason', (_, changes, message) => {
  expect(() => defineRemote({ ...remote, ...changes } as unknown as typeof remote)).toThrow(message)
})

test('one error names every wrong part', () => {
  const wrong = { ...remote, basePath: 'meters', element: 'meters' }
  expect(() => defineRemote(wrong)).toThrow(/basePath must be .*; element must be/)
})

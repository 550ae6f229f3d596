import { expect, test } from '@jest/globals'
import {
  defineRoutes,
  namedRoutes,
  type PathParameter,
  type RouteName,
  type RoutePath,
} from './route-table.ts'

const page = async () => ({ default: () => null })

const routes = defineRoutes({
  frame: {
    page,
    children: {
      overview: { path: '/', page, children: { help: { path: '/help', dialog: page } } },
      meter: { path: '/meter/:meterId', page, children: { reading: { path: '/:readingId', dialog: page } } },
    },
  },
})

type Name = RouteName<typeof routes>
type ReadingPath = RoutePath<typeof routes, 'reading'>

test('each route has its full path, and a frame has none', () => {
  expect(namedRoutes(routes).map(({ name, path }) => [name, path])).toEqual([
    ['overview', '/'],
    ['help', '/help'],
    ['meter', '/meter/:meterId'],
    ['reading', '/meter/:meterId/:readingId'],
  ])
})

test('route names, paths and parameters are typed', () => {
  const names: Name[] = ['overview', 'help', 'meter', 'reading']
  // @ts-expect-error a frame cannot be linked to
  const frame: Name = 'frame'
  // @ts-expect-error there is no such route
  const typo: Name = 'reeding'
  const path: ReadingPath = '/meter/:meterId/:readingId'
  const parameters: PathParameter<ReadingPath>[] = ['meterId', 'readingId']
  // @ts-expect-error its parent has no such parameter
  const other: PathParameter<ReadingPath> = 'contractId'
  expect([names.length, frame, typo, path, parameters.length, other]).toHaveLength(6)
})

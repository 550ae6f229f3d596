import {
  CONTRACT_VERSION,
  declared,
  type FirstRead,
  isContractFit,
  ownEntries,
  PathSchema,
  relations,
  tabEntries,
} from '@portal/federation/protocol'
import * as v from 'valibot'
import type { Call } from './call.ts'
import { type CallName, calls } from './calls.ts'
import { type NamedRoute, namedRoutes, type RouteEntry, type RouteTable } from './route-table.ts'

/** Imports the module of a component without props. */
type ImportComponent = () => Promise<{ default: (props: object) => unknown }>

/** A route table whose pages and dialogs are checked. */
interface CheckedRoutes {
  [name: string]: Omit<RouteEntry, 'page' | 'dialog' | 'children'> & {
    page?: ImportComponent
    dialog?: ImportComponent
    children?: CheckedRoutes
  }
}

const reason = (issue: v.BaseIssue<unknown>) => `${v.getDotPath(issue) ?? 'the declaration'} ${issue.message}`

const isImport = (value: unknown) => typeof value === 'function'

const callNames = Object.keys(calls) as CallName[]

/** Calls that can be made without input. */
const readNames = (Object.entries(calls) as [CallName, Call][])
  .filter(([, { method, query, media, streamed }]) => method === 'GET' && !query && !media && !streamed)
  .map(([name]) => name)

const RouteSchema = declared({
  path: v.optional(
    v.union(
      [PathSchema, v.pipe(v.string(), v.regex(/^(\/[a-z\d-]+)*\/\*$/))],
      'must be a path such as /meter/:meterId or /*',
    ),
  ),
  page: v.optional(v.custom<() => Promise<object>>(isImport, 'must be a function that imports')),
  dialog: v.optional(v.custom<() => Promise<object>>(isImport, 'must be a function that imports')),
  eager: v.optional(v.literal(true, 'must be true, or left out')),
  reads: v.optional(v.array(v.picklist(readNames, 'must be a GET call without a query that returns JSON'))),
  children: v.optional(v.record(v.string(), v.unknown())),
})

/** The errors in the routes of a table and of its children. */
function routeReasons(table: RouteTable, hasPage = false): string[] {
  return Object.entries(table).flatMap(([name, entry]) => {
    const parsed = v.safeParse(RouteSchema, entry)
    if (!parsed.success) return parsed.issues.map((issue) => `${name}.${reason(issue)}`)
    const { page, dialog, children = {} } = entry
    return [
      ...(page && dialog ? [`${name} has a page and a dialog: make the dialog a child`] : []),
      ...(page || dialog || entry.path === undefined ? [] : [`${name} has neither page nor dialog`]),
      ...(dialog && !hasPage
        ? [`${name} is a dialog, and needs a page to open above: make it a child of one`]
        : []),
      ...routeReasons(children, hasPage || (page !== undefined && entry.path !== undefined)),
    ]
  })
}

/** The duplicate values. */
const repeated = (values: string[]) => [
  ...new Set(values.filter((one, index) => values.indexOf(one) !== index)),
]

/** The errors between routes. */
function tableReasons(table: RouteTable): string[] {
  const routes = namedRoutes(table)
  // Two parameters in one place collide, regardless of their names.
  const paths = routes.map(({ path }) => path.replace(/:\w+/g, ':'))
  return [
    ...(paths.includes('/') ? [] : ['need one with the path /']),
    ...repeated(routes.map(({ name }) => name)).map((name) => `have two of the name ${name}`),
    ...repeated(paths).map((path) => `have two with the path ${path}`),
  ]
}

const RoutesSchema = v.pipe(
  v.custom<RouteTable>(
    (routes) => typeof routes === 'object' && routes !== null,
    'must be a table of routes',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const reasons = routeReasons(dataset.value)
    for (const message of reasons.length > 0 ? reasons : tableReasons(dataset.value)) addIssue({ message })
  }),
)

const SourceEntries = declared({
  ...ownEntries,
  /** Left out for a remote that is reached by links only. */
  tab: v.optional(
    declared({
      ...tabEntries,
      /** A name of lucide, such as `file-text`. */
      icon: v.pipe(
        v.string('must be a text'),
        v.regex(/^[a-z\d-]+$/, 'must be the name of an icon, such as file-text'),
      ),
    }),
  ),
  /** The required version of the Portal contract. */
  needs: v.pipe(
    v.string('must be a text'),
    v.regex(/^\d+\.\d+$/, `must be a version such as ${CONTRACT_VERSION}`),
    v.check(
      (needed) => isContractFit(needed, CONTRACT_VERSION),
      `must be at most ${CONTRACT_VERSION}, of the same major: this checkout builds for no other`,
    ),
  ),
  /** The calls of the BFF that it makes, with those of hooks and dialogs of @portal/portal. The client refuses others. */
  calls: v.array(v.picklist(callNames, 'must be the name of a call of the BFF'), 'must be a list of calls'),
  routes: RoutesSchema,
  /** The maximum size of each part: scripts and styles in kB (1000 bytes), gzipped. */
  budgets: v.record(v.string(), v.number()),
})

const RemoteSourceSchema = v.pipe(
  SourceEntries,
  ...relations<v.InferOutput<typeof SourceEntries>>(),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const own: CallName[] = dataset.value.calls
    const reads = new Set(namedRoutes(dataset.value.routes).flatMap((route) => route.reads))
    for (const name of reads)
      if (!own.includes(name)) addIssue({ message: `must name ${name} in calls: a route reads it first` })
  }),
)

/** The contents of a `remote.ts`. The build adds the name, and the drawing of the icon. */
type RemoteSource = v.InferInput<typeof RemoteSourceSchema>

/** A checked declaration with the paths of its routes. */
export type DefinedRemote = v.InferOutput<typeof RemoteSourceSchema> & {
  paths: string[]
  reads?: FirstRead[]
}

/** The first reads of the routes, each call once. */
function firstReads(routes: NamedRoute[]): FirstRead[] {
  const names = [...new Set(routes.flatMap(({ reads }) => reads))]
  return names.map((name) => {
    const { path, tenant }: Call = calls[name]
    const at = routes.filter(({ reads }) => reads.includes(name)).map((route) => route.path)
    return { at, path, ...(tenant && { tenant }) }
  })
}

/**
 * Declares a remote: the default export of its `remote.ts`.
 * @throws TypeError that names every wrong part
 */
export function defineRemote(source: RemoteSource & { routes: CheckedRoutes }): DefinedRemote {
  const parsed = v.safeParse(RemoteSourceSchema, source)
  if (!parsed.success) throw new TypeError(parsed.issues.map(reason).join('; '))
  const routes = namedRoutes(parsed.output.routes).filter(({ path }) => !path.endsWith('/*'))
  const reads = firstReads(routes)
  return {
    ...parsed.output,
    paths: routes.map(({ path }) => path),
    ...(reads.length > 0 && { reads }),
  }
}

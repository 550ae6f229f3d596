import type { CallName } from './calls.ts'

/** Imports the module whose default export is the page or dialog: a component without props. */
type ImportRoute = () => Promise<object>

export interface RouteEntry {
  /** Below the path of its parent: `/`, `/:phoneType`, or `/*` for every other path. A frame around its children has none. */
  path?: string
  /** Rendered in the outlet of its parent. */
  page?: ImportRoute
  /** Rendered above the page of its parent. */
  dialog?: ImportRoute
  /** Part of the tab's first chunk, for its first render. Its import has `webpackMode: "eager"`. */
  eager?: true
  /** What it and its children read first. A page view that begins there requests these calls together with the code. */
  reads?: readonly CallName[]
  children?: RouteTable
}

/** The routes of a remote by name. */
export interface RouteTable {
  [name: string]: RouteEntry
}

/** A route with its whole path below the base path of its remote. */
export interface NamedRoute {
  name: string
  path: string
  entry: RouteEntry
  /** Its own reads and those of its parents. */
  reads: readonly CallName[]
}

/** Types the names and paths of a remote's routes, so that its links are checked. */
export const defineRoutes = <const Table extends RouteTable>(routes: Table): Table => routes

/** The path of an entry whose parent has the path `below`: `/` for the first page. */
export const pathBelow = (below: string, path: string): string =>
  path === '/' ? below || '/' : (below === '/' ? '' : below) + path

/** Every route of the table that has a path, parents before their children. */
export function namedRoutes(
  routes: RouteTable,
  below = '',
  inherited: readonly CallName[] = [],
): NamedRoute[] {
  return Object.entries(routes).flatMap(([name, entry]) => {
    const path = entry.path === undefined ? below : pathBelow(below, entry.path)
    const reads = [...inherited, ...(entry.reads ?? [])]
    const own = entry.path === undefined ? [] : [{ name, path, entry, reads }]
    return [...own, ...namedRoutes(entry.children ?? {}, path, reads)]
  })
}

type Below<Path extends string, Entry> = Entry extends { path: infer Own extends string }
  ? Own extends '/'
    ? Path
    : `${Path}${Own}`
  : Path

/** The names of all routes that can be linked to. */
export type RouteName<Table> = {
  [Name in keyof Table & string]:
    | (Table[Name] extends { path: `${string}*` }
        ? never
        : Table[Name] extends { path: string }
          ? Name
          : RouteTable extends Table
            ? Name
            : never)
    | (Table[Name] extends { children: infer Children } ? RouteName<Children> : never)
}[keyof Table & string]

/** The whole path of a route below the base path: `/phone-list/:phoneType`. */
export type RoutePath<Table, Wanted, Path extends string = ''> = {
  [Name in keyof Table & string]:
    | (Name extends Wanted ? Below<Path, Table[Name]> : never)
    | (Table[Name] extends { children: infer Children }
        ? RoutePath<Children, Wanted, Below<Path, Table[Name]>>
        : never)
}[keyof Table & string]

/** The names of the parameters in a path. */
export type PathParameter<Path extends string> = Path extends `${string}/:${infer Name}/${infer Rest}`
  ? Name | PathParameter<`/${Rest}`>
  : Path extends `${string}/:${infer Name}`
    ? Name
    : never

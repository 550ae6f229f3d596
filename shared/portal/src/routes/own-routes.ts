import type { PathParameter, RouteEntry, RouteName, RoutePath, RouteTable } from '@portal/contracts'
import { createContext, use } from 'react'

/** The routes of the remote that is compiled: its `src/routes.ts` adds them here as `table`, which types its links. */
// biome-ignore lint/suspicious/noEmptyInterface: each remote extends it by itself.
export interface RemoteRoutes {}

type Table = RemoteRoutes extends { table: infer Own } ? Own : RouteTable

/** The name of a route of this remote. */
export type OwnRoute = RouteName<Table>

type Parameter<Name extends OwnRoute> = PathParameter<RoutePath<Table, Name>>

/** The values of a route's parameters; none for a route without any. Unchecked where no remote is compiled. */
export type RouteParams<Name extends OwnRoute> = string extends OwnRoute
  ? Record<string, string> | undefined
  : [Parameter<Name>] extends [never]
    ? undefined
    : Record<Parameter<Name>, string>

/** The routes of a remote by name, with their whole paths below its base path. */
export type OwnRoutes = Map<string, RouteEntry & { path: string }>

export const RoutesContext = createContext<OwnRoutes>(new Map())

/** A route of this remote by its name. Throws for a name that its table does not have. */
export function useRouteNamed(): (name: string) => RouteEntry & { path: string } {
  const routes = use(RoutesContext)
  return (name) => {
    const route = routes.get(name)
    // A slot is loaded without the routes of its remote.
    if (!route) throw new Error(`There is no route ${name} here; a slot links with PortalLink`)
    return route
  }
}

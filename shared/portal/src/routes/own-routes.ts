import type { PathParameter, RouteName, RoutePath, RouteTable } from '@portal/contracts'
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

interface NamedRoute {
  /** The whole path below the base path of the remote. */
  path: string
  isDialog: boolean
  /** Undefined for what is loaded with the tab. */
  prefetch: (() => Promise<void>) | undefined
}

/** The routes of a remote by name. */
export type OwnRoutes = Map<string, NamedRoute>

export const RoutesContext = createContext<OwnRoutes>(new Map())

/** A route of this remote by its name. Throws for a name that its table does not have. */
export function useRouteNamed(): (name: string) => NamedRoute {
  const routes = use(RoutesContext)
  return (name) => {
    const route = routes.get(name)
    // A slot is loaded without the routes of its remote.
    if (!route) throw new Error(`There is no route ${name} here; a slot links with PortalLink`)
    return route
  }
}

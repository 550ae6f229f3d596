import { type BootRemotes, pathBelow } from '@portal/contracts'
import type { RouteObject } from 'react-router'

/** The paths of the host's own pages. Below a `*` the remote has its own routes. */
const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [
    ...(path && !path.endsWith('*') ? [path] : []),
    ...pathsOf(children),
  ])

/** The paths that statistics may count: every route of the host and of the remotes. */
export const trackedPaths = (routes: readonly RouteObject[], remotes: BootRemotes): string[] => [
  ...pathsOf(routes),
  ...Object.values(remotes).flatMap(({ basePath, paths }) => paths.map((path) => pathBelow(basePath, path))),
]

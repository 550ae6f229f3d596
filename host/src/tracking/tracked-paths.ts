import { pathBelow } from '@portal/contracts'
import type { BootRemotes } from '@portal/federation/protocol'
import { createTrackedPath, type TrackedPath } from '@portal/tracking'
import type { RouteObject } from 'react-router'
import type { TrackedPage } from './tracked-page.ts'

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

/** Maps an address of this page to what statistics count. */
export const trackedPathOf = ({ router, remotes }: TrackedPage): TrackedPath =>
  createTrackedPath(trackedPaths(router.routes, remotes))

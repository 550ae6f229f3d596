import type { BootRemote, FirstRead } from '@portal/federation/protocol'

/** The first reads that a remote declares for the route at a path. */
export function readsAt(remote: BootRemote | undefined, pathname: string): FirstRead[] {
  const isAt = (path: string) =>
    new RegExp(`^${remote?.basePath}${path.replace(/:\w+/g, '[^/]+')}/?$`.replace('//', '/')).test(pathname)
  return remote?.reads?.filter(({ at }) => at.some(isAt)) ?? []
}

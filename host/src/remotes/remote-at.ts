import { type BootRemotes, isPathBelow } from '@portal/contracts'

/** The name of the remote that is mounted at a path. */
export const remoteAt = (remotes: BootRemotes, pathname: string): string | undefined =>
  Object.keys(remotes).find((name) => isPathBelow(remotes[name]?.basePath ?? '', pathname))

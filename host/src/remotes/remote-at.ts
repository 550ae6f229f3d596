import { isPathBelow } from '@portal/contracts'
import type { BootRemotes } from '@portal/federation/protocol'

/** The name of the remote that is mounted at a path. */
export const remoteAt = (remotes: BootRemotes, pathname: string): string | undefined =>
  Object.keys(remotes).find((name) => isPathBelow(remotes[name]?.basePath ?? '', pathname))

import type { BootRemotes } from '@portal/federation/protocol'
import type { Portal } from '@portal/portal'
import { createHostContext } from '../host-context.ts'
import type { PrefetchedReads } from './prefetched-reads.ts'
import type { PageRouter } from './shared-history.ts'

export interface Remotes {
  /** The remotes that this installation shows, in the order of their tabs. */
  remotes: BootRemotes
  /** The Portal of a remote, by its name. */
  portalOf: (name: string) => Portal
  /** Sends a first read of a remote ahead of its code. */
  addRead: PrefetchedReads['add']
  router: PageRouter
}

export const [RemotesContext, useRemotes] = createHostContext<Remotes>('RemotesContext')

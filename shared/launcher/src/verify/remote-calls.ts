import type { Page } from '@playwright/test'
import { type BffDocument, operationOf } from './bff-document.ts'

/** The names of the calls that each remote was seen to make. */
export type RemoteCalls = Map<string, Set<string>>

const BFF = '/bff'
const FILE_OF_REMOTE = /\/remotes\/(mfe-[a-z-]+)\//

/**
 * Collects the calls of the remotes in a page: those with the name of a remote, and those that a file of a remote sends itself, around
 * the client that adds the name.
 */
export async function watchRemoteCalls(page: Page, document: BffDocument, seen: RemoteCalls): Promise<void> {
  const session = await page.context().newCDPSession(page)
  session.on('Network.requestWillBeSent', ({ request, initiator }) => {
    const { pathname } = new URL(request.url)
    const [caller] = initiator.stack?.callFrames ?? []
    const remote = request.headers['portal-remote'] ?? FILE_OF_REMOTE.exec(caller?.url ?? '')?.[1]
    if (remote === undefined || !pathname.startsWith(`${BFF}/`)) return
    const path = pathname.slice(BFF.length)
    const name = operationOf(document, request.method, path)?.operationId ?? `${request.method} ${path}`
    seen.set(remote, new Set([...(seen.get(remote) ?? []), name]))
  })
  await session.send('Network.enable')
}

interface ComparedCalls {
  undeclared: string[]
  /** Declared, but neither seen nor named in the code, such as those of a hook of the host. No fault. */
  unseen: string[]
}

/** Compares the calls that a remote declares with those that it makes, or that its code names. */
export function compareCalls(declared: readonly string[], made: Iterable<string>): ComparedCalls {
  const names = new Set(made)
  return {
    undeclared: [...names].filter((name) => !declared.includes(name)),
    unseen: declared.filter((name) => !names.has(name)),
  }
}

import type { Release } from '@portal/federation/protocol'
import { readText, releaseFolder, type Storage } from '@portal/release'
import type { BffDocument } from './bff-document.ts'
import { callsNamedIn, foreignMessagesIn, unknownCallsIn } from './release-code.ts'
import { compareCalls, type RemoteCalls } from './remote-calls.ts'
import type { Refusal } from './verdict.ts'

const HOST = 'host'

interface Traffic {
  document: BffDocument | undefined
  calls: RemoteCalls
}

/** What the code of a candidate would do with a form that no visit submits, and what it calls without declaring it. */
export async function findingsOfCode(
  { app, release, remote }: Release,
  store: Storage,
  { document, calls }: Traffic,
) {
  const files = await store.list(releaseFolder(app, release))
  // Not those of the element, which owns the bus of its page, and not its copy of what the host has, too.
  const scripts = files.filter(({ path }) => /\.m?js$/.test(path) && !/\/(element\/|kit\.)/.test(path))
  const code = (await Promise.all(scripts.map(({ path }) => readText(store, path)))).join('\n')
  const foreign = app === HOST ? [] : foreignMessagesIn(code)
  // A release from before calls were declared may make every call.
  const { undeclared, unseen } = remote?.calls
    ? compareCalls(remote.calls, [...(calls.get(app) ?? []), ...callsNamedIn(code)])
    : { undeclared: [], unseen: [] }
  const reasons = [
    ...(document ? unknownCallsIn(code, document) : []),
    ...foreign,
    ...undeclared.map((name) => `it calls ${name}: name it in calls of remote.ts`),
  ]
  return {
    refusals: reasons.map((reason): Refusal => ({ where: `code of ${app}`, reason })),
    unseen: unseen.map((name) => `${name} of ${app}`),
  }
}

import { type CallName, calls, protectionOf } from '@portal/contracts'
import { topics } from '../openapi/openapi-topics.ts'
import { ProblemError } from '../problem/problem-error.ts'

const idOf = (topicName: string) => topicName.toLowerCase().replaceAll(' ', '-')
const callsOf = (topic: (typeof topics)[number]) => Object.keys(topic.calls) as CallName[]
const needsToken = (name: CallName) => !('public' in calls[name] && calls[name].public)

/** The groups of the API's document with calls that need a token, such as `personal-data`. */
export const topicIds = topics
  .filter((topic) => callsOf(topic).some(needsToken))
  .map(({ name }) => idOf(name))

/** The calls that need a reauthentication. */
export const stepUpCalls = (Object.keys(calls) as CallName[]).filter((name) => protectionOf(name).stepUp)

/** What an operator has allowed a client of another site. */
export interface ClientRights {
  id: string
  topics: string[]
  stepUpCalls: CallName[]
}

/** No element starts without the brands of its customer. */
const ALWAYS: CallName[] = ['getUserProfile']
/** Undoes what any of the other calls has changed. */
const WITH_ANY_TOPIC: CallName[] = ['undoChange']

function callsFor({ topics: allowed, stepUpCalls: named }: ClientRights): ReadonlySet<CallName> {
  const ofTopics = topics.filter(({ name }) => allowed.includes(idOf(name))).flatMap(callsOf)
  const usual = ofTopics.filter((name) => !protectionOf(name).stepUp)
  return new Set([...ALWAYS, ...(usual.length > 0 ? WITH_ANY_TOPIC : []), ...usual, ...named])
}

/** @throws `call-not-allowed` if the token of a call belongs to a client that may not make it */
export type RequireRight = (clientId: string | undefined, name: CallName) => void

/** The portal's own client, which is none of these, may make every call. */
export function createRequireRight(clients: readonly ClientRights[]): RequireRight {
  const rights = new Map(clients.map((client) => [client.id, callsFor(client)]))
  return (clientId = '', name) => {
    const allowed = rights.get(clientId)
    if (!allowed || allowed.has(name)) return
    throw new ProblemError('call-not-allowed', {
      log: `the client ${clientId} may not make the call ${name}`,
      // RFC 6750 section 3.1.
      headers: { 'WWW-Authenticate': 'Bearer error="insufficient_scope"' },
    })
  }
}

import * as v from 'valibot'
import { isOrigin } from '../cors/allowed-origins.ts'
import { stepUpCalls, topicIds } from './client-rights.ts'

const text = v.pipe(v.string('must be a text'), v.nonEmpty('must not be empty'))

const ORIGIN = 'must be an https origin such as https://www.example'
const Origin = v.pipe(text, v.check(isOrigin, ORIGIN))

/** Compared as a whole (RFC 9700 section 2.1): no pattern, no fragment and no credentials. */
const Redirect = v.pipe(
  text,
  v.check((address) => URL.parse(address)?.href === address, 'must be an absolute URL as browsers write it'),
  v.check((address) => !/^https?:\/\/[^/]*@/.test(address), 'must have no credentials'),
  v.check((address) => !address.includes('#') && !address.includes('*'), 'must have neither # nor *'),
)

const oneOf = (known: readonly string[]) => `must be one of ${known.join(', ')}`
const Topic = v.picklist(topicIds, oneOf(topicIds))
const StepUpCall = v.picklist(stepUpCalls, oneOf(stepUpCalls))

const Client = v.pipe(
  v.strictObject(
    {
      id: v.pipe(text, v.regex(/^[\w.-]+$/, 'must be letters, digits, dots, hyphens or underscores')),
      name: text,
      origins: v.pipe(v.array(Origin, 'must be a list'), v.nonEmpty('must not be empty')),
      redirects: v.pipe(v.array(Redirect, 'must be a list'), v.nonEmpty('must not be empty')),
      topics: v.optional(v.array(Topic, 'must be a list'), []),
      stepUpCalls: v.optional(v.array(StepUpCall, 'must be a list'), []),
      dpop: v.optional(v.picklist(['required', 'optional'], 'must be required or optional')),
    },
    'must match: a client has id, name, origins and redirects, and may have topics, stepUpCalls and dpop',
  ),
  v.check(
    ({ origins, redirects }) =>
      redirects.every((address) => origins.includes(URL.parse(address)?.origin ?? '')),
    'must have redirects below its own origins',
  ),
)

/** Sites with a sign-in of their own at the portal's provider, as JSON. Each may make its calls for the customers who sign in there. */
export const ClientsSchema = v.pipe(
  v.optional(v.string(), '[]'),
  v.parseJson(undefined, 'must be JSON'),
  v.array(Client, 'must be a list of clients'),
  v.check(
    (clients) => new Set(clients.map(({ id }) => id)).size === clients.length,
    'must name each id once',
  ),
)

interface ConfiguredClients {
  CLIENT_ID: string
  CLIENTS: v.InferOutput<typeof ClientsSchema>
}

/** The portal's client and those of other sites. */
export const clientIdsOf = ({ CLIENT_ID, CLIENTS }: ConfiguredClients): string[] => [
  CLIENT_ID,
  ...CLIENTS.map(({ id }) => id),
]

interface ConfiguredProofs extends ConfiguredClients {
  DPOP: 'required' | 'optional'
}

/** A client has the rule of the portal unless its entry names another. */
export function allowsBearerBy({
  DPOP,
  CLIENTS,
}: ConfiguredProofs): (clientId: string | undefined) => boolean {
  const rules = new Map(CLIENTS.map(({ id, dpop = DPOP }) => [id, dpop]))
  return (clientId = '') => (rules.get(clientId) ?? DPOP) === 'optional'
}

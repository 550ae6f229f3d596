import { type CallName, commonLimits } from '@portal/contracts'
import { problems } from '../problem/problem-error.ts'
import { account } from './topics/account.ts'
import { health } from './topics/health.ts'
import { identityLinking } from './topics/identity-linking.ts'
import { paperlessCommunication } from './topics/paperless-communication.ts'
import { permissions } from './topics/permissions.ts'
import { personalData } from './topics/personal-data.ts'
import { releases } from './topics/releases.ts'
import type { CallDescriptions, Topic } from './topics/topic.ts'

/** The document's tags in reading order. */
export const topics: Topic[] = [
  health,
  account,
  personalData,
  paperlessCommunication,
  permissions,
  identityLinking,
  releases,
]

export const callDescriptions: CallDescriptions = {
  ...health.calls,
  ...account.calls,
  ...personalData.calls,
  ...paperlessCommunication.calls,
  ...permissions.calls,
  ...identityLinking.calls,
  ...releases.calls,
}

/** Undefined for a call without a body. */
export function bodyExample(name: CallName): object | undefined {
  const description = callDescriptions[name]
  return 'body' in description ? description.body : undefined
}

export const topicOf = (name: CallName): string => topics.find(({ calls }) => name in calls)?.name ?? ''

/** Probes are not limited, and not refused during an outage. */
export const isProbe = (name: CallName): boolean => name in health.calls

const problemRows = Object.entries(problems).map(
  ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
)

const { read, write, public: open } = commonLimits

/** Markdown. */
export const introduction = `The backend of the Nordtal Konto, a customer portal for all brands. It answers at \`/\`, and at \`/bff\` on the origin of the portal. [OpenAPI 3.1](openapi.json) describes it to tools.

Calls that are not public take the access token of the customer: \`Authorization: DPoP …\` with a new proof of the key that it is bound to in \`DPoP\` (RFC 9449), or \`Authorization: Bearer …\` where the operator allows it. A proof names the address of the call, is at most a minute old, and is taken once. After a 401 with invalid_dpop_proof, Date in the response has the time of the BFF.

Bodies and responses are JSON in UTF-8. Dates and instants are ISO 8601, instants in UTC. A body with a field that is not described is refused. Responses may gain fields: ignore those that you do not know. No response may be stored (Cache-Control: no-store).

Every error is application/problem+json (RFC 9457). Its code is stable. Each response names its request in X-Request-Id: tell it to support.

A customer may send ${read.most} reads and ${write.most} writes a minute, an address ${open.most} public calls.

Repeat a write with the same Idempotency-Key after a time-out: it has one effect, and you get the first response again.

A write that names a version in If-Match is refused with stale-version if somebody else was faster: read again, and let the customer decide.

| code of a problem | status | meaning |
| --- | --- | --- |
${problemRows.join('\n')}`

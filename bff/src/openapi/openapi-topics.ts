import { problems } from '../problem/problem-error.ts'

/** The document's tags: `topic` of the descriptions, in the order in which they are read. */
export const topics = [
  {
    name: 'Health',
    description: 'For whoever runs the service: neither token nor limit.',
  },
  {
    name: 'Account',
    description:
      'The sign-in itself: the address, the password, the phone PIN, what happened to them, where the customer is signed in, and the end of the account. Passwords and new addresses are confirmed by links in mails; an answer never holds them.',
  },
  {
    name: 'Personal data',
    description:
      'What a brand knows of the customer, and the changes to it. A change is handed to the business system of the brand, which may refuse it for single contracts: read the results one by one.',
  },
  {
    name: 'Paperless communication',
    description:
      'Whether letters about contracts come by e-mail or on paper. Free either way, and reversible.',
  },
  {
    name: 'Permissions',
    description:
      'What the customer allowed a brand to do. Each change leaves a proof: when, what, in which words, where. Nothing is given by default.',
  },
  {
    name: 'Identity linking',
    description:
      'From an invitation with a registration code to an account. Public until somebody signs in to link it: who brings a code is not known yet, so the answers tell as little as possible.',
  },
]

const problemRows = Object.entries(problems).map(
  ([code, { status, title }]) => `| \`${code}\` | ${status} | ${title} |`,
)

/** Markdown. */
export const introduction = `The backend of the Nordtal Konto, the customer portal of Nordtal Energie and Flinkstrom. It answers at \`/\`, and at \`/bff\` on the origin of the portal. [OpenAPI 3.1](openapi.json) describes it to tools.

Calls that are not public take the access token of the customer: \`Authorization: Bearer …\`.

Bodies and answers are JSON in UTF-8. Dates and instants are ISO 8601, instants in UTC. A body with a field that is not described is refused. Answers may gain fields: ignore those that you do not know. No answer may be stored (Cache-Control: no-store).

Every error is application/problem+json (RFC 9457). Its code is stable. Each answer names its request in X-Request-Id: tell it to support.

Repeat a write with the same Idempotency-Key after a time-out: it has one effect, and you get the first answer again.

A write that names a version in If-Match is refused with stale-version if somebody else was faster: read again, and let the customer decide.

| code of a problem | status | meaning |
| --- | --- | --- |
${problemRows.join('\n')}`

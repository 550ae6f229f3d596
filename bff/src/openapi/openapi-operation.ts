import {
  bodies,
  type Call,
  type CallLimit,
  type CallName,
  type CallProtection,
  mailKinds,
  protectionOf,
} from '@portal/contracts'
import type * as v from 'valibot'
import { isReversibleCall } from '../undo/reversible-calls.ts'
import { isWrite, parametersOf } from './openapi-parameters.ts'
import { problemResponses } from './openapi-problems.ts'
import { componentSchemas, schemaReference } from './openapi-schemas.ts'
import type { Answer, Content, Operation } from './openapi-shape.ts'
import { bodyExample, callDescriptions, topicOf } from './openapi-topics.ts'

const STEP_UP = 'Requires that the password is entered for this very call (RFC 9470).'

const spans: [seconds: number, name: string][] = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
]

function limitText({ most, withinSeconds }: CallLimit): string {
  const [unit, name] = spans.find(([length]) => withinSeconds % length === 0) ?? [1, 'second']
  return withinSeconds === unit ? `${most} a ${name}` : `${most} in ${withinSeconds / unit} ${name}s`
}

/** The call's step-up, freezing, limits and mails. */
function describedProtection({
  stepUp,
  refusedWhenFrozen,
  limits = [],
  mails = [],
}: CallProtection): Pick<Operation, 'description'> {
  const sentences = [
    ...(stepUp ? [STEP_UP] : []),
    ...(refusedWhenFrozen ? ['Refused while the account is frozen.'] : []),
    ...(limits.length > 0 ? [`At most ${limits.map(limitText).join(', ')} for one customer.`] : []),
    ...mails.map((kind) => `Mail \`${kind}\` to ${mailKinds[kind]}.`),
  ]
  return sentences.length > 0 ? { description: sentences.join(' ') } : {}
}

/** The alternatives to sign in, each with all required parts. */
export type Security = Operation['security']

/** Whether the response, or its item, has a version. */
function carriesVersion(call: Call): boolean {
  if (call.media) return false
  const name = schemaReference(call.response).$ref?.split('/').at(-1) ?? ''
  const { version, item } = componentSchemas[name]?.properties ?? {}
  return call.versioned === true && (version ?? item) !== undefined
}

const goodContent = ({ media, response }: Call): Content =>
  media
    ? { [media]: { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: schemaReference(response) } }

const validResponse = (name: CallName, call: Call, description: string): Answer => ({
  description,
  headers: {
    'X-Request-Id': { $ref: '#/components/headers/RequestId' },
    ...(call.tenant && call.method === 'GET' && { Tenant: { $ref: '#/components/headers/Tenant' } }),
    ...(isReversibleCall(name) && { 'Change-Id': { $ref: '#/components/headers/ChangeId' } }),
    ...(carriesVersion(call) && { ETag: { $ref: '#/components/headers/ETag' } }),
  },
  content: goodContent(call),
})

function requestBody(name: CallName): Pick<Operation, 'requestBody'> {
  const body = (bodies as { [Name in CallName]?: v.GenericSchema })[name]
  if (!body) return {}
  return {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: schemaReference(body), example: bodyExample(name) } },
    },
  }
}

export const operation = (name: CallName, call: Call, security: Security): Operation => ({
  operationId: name,
  tags: [topicOf(name)],
  summary: callDescriptions[name].summary,
  ...describedProtection(protectionOf(name)),
  security: call.public ? [] : security,
  parameters: parametersOf(call),
  ...requestBody(name),
  responses: {
    [call.status ?? 200]: validResponse(name, call, call.status === 202 ? 'Accepted' : 'Done'),
    ...(call.tenant &&
      !isWrite(call) && {
        204: {
          description: 'No brand was named, and the customer has not chosen one yet or has none here',
          headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } },
        },
      }),
    ...(name === 'getReadiness' && { 503: validResponse(name, call, 'Names the failing part') }),
    ...problemResponses(name, call),
  },
})

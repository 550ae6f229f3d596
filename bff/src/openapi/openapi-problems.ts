import {
  type Call,
  type CallName,
  type CallProtection,
  PROBLEM_MEDIA_TYPE,
  type Problem,
  type ProblemCode,
  ProblemCodeSchema,
  ProblemSchema,
  protectionOf,
} from '@portal/contracts'
import { problems } from '../problem/problem-error.ts'
import { isWrite } from './openapi-parameters.ts'
import { schemaReference } from './openapi-schemas.ts'
import type { Answer } from './openapi-shape.ts'
import { callDescriptions, isProbe } from './openapi-topics.ts'

function signedInProblems(call: Call, protection: CallProtection): ProblemCode[] {
  if (call.public) return []
  return [
    'unauthenticated',
    ...(protection.stepUp ? (['sign-in-too-old'] as const) : []),
    ...(call.withoutAccount ? [] : (['unknown-customer'] as const)),
    'third-brand',
    ...(call.afterDeletion ? [] : (['account-deleted'] as const)),
    ...(protection.refusedWhenFrozen ? (['account-frozen'] as const) : []),
    ...(call.tenant ? (['unknown-tenant'] as const) : []),
  ]
}

function inputProblems(call: Call): ProblemCode[] {
  if (!isWrite(call)) return call.query ? ['invalid-request'] : []
  const versions: ProblemCode[] = call.versioned ? ['stale-version', 'version-required'] : []
  return [
    'invalid-request',
    ...versions,
    'payload-too-large',
    'unsupported-media-type',
    'idempotency-key-reused',
  ]
}

/** Failing probes have their own response. */
const outages = (name: CallName): ProblemCode[] =>
  isProbe(name) ? ['internal-error'] : ['internal-error', 'unavailable']

/** All problems of a call. */
const problemCodes = (name: CallName, call: Call): ProblemCode[] => [
  ...new Set([
    ...inputProblems(call),
    ...signedInProblems(call, protectionOf(name)),
    ...(callDescriptions[name].problems ?? []),
    ...(isProbe(name) ? [] : (['too-many-requests'] as const)),
    ...outages(name),
  ]),
]

const details: { [Code in ProblemCode]?: Partial<Problem> } = {
  'invalid-request': {
    errors: [{ path: '/eMailAddress', message: 'Geben Sie eine gültige E-Mail-Adresse an.' }],
  },
  'change-refused': { reason: 'billing-in-progress' },
  'too-many-requests': { retryAfter: 60 },
}

/** One example per code. */
export const problemExamples: Record<string, { value: Problem }> = Object.fromEntries(
  ProblemCodeSchema.options.map((code) => {
    const requestId = '5d0c6f7e-3f0a-4b0f-9a55-1f6f2c1b8e21'
    const type = `urn:nordtal:problem:${code}`
    return [code, { value: { type, ...problems[code], code, requestId, ...details[code] } }]
  }),
)

const headersByStatus: Record<string, Answer['headers']> = {
  401: { 'WWW-Authenticate': { $ref: '#/components/headers/WwwAuthenticate' } },
  429: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } },
}

function problemResponse(status: number, codes: ProblemCode[]): Answer {
  return {
    description: codes.map((code) => `${code}: ${problems[code].title}`).join('; '),
    headers: { 'X-Request-Id': { $ref: '#/components/headers/RequestId' }, ...headersByStatus[status] },
    content: {
      [PROBLEM_MEDIA_TYPE]: {
        schema: schemaReference(ProblemSchema),
        examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
      },
    },
  }
}

/** One response per status; several problems may share it. */
export function problemResponses(name: CallName, call: Call): Record<string, Answer> {
  const byStatus = Map.groupBy(problemCodes(name, call), (code) => problems[code].status)
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, problemResponse(status, codes)]))
}

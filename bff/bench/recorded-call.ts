import { calls } from '@portal/contracts'
import { buildApp } from '../src/app.ts'
import { type DatabasePlace, openDatabase } from '../src/database/open-database.ts'
import { createLogger } from '../src/logger.ts'
import { testCipher } from '../test/test-data-keys.ts'
import { setVersion } from './fill.repository.ts'
import { type BenchCall, requestParts, type Visit, visitOf } from './visit.ts'

interface Statement {
  text: string
  values: readonly unknown[]
  /** The id that the database gave to the outbox message. */
  outboxId?: number
}

interface Recording {
  visit: Visit
  statements: Statement[]
}

/** The source of a value in a replayed statement. */
interface Source {
  visit: Visit
  /** A new text per number and visit, such as the hash of a key. */
  fresh: (number: number) => string
  /** The id that the database returned for an earlier statement, by its name. */
  idFrom: (statement: string) => unknown
}

/** A statement of the BFF that is sent again with the values of another visit. */
export interface ReplayedStatement {
  /** The name under which the server caches its plan. */
  name: string
  text: string
  valuesFor: (source: Source) => unknown[]
}

/** Marks the place between the statements where the BFF calls a business system. */
export const CALL_BUSINESS_SYSTEM = 'ask a business system'

/** Far from each other and from any other number in a statement, so that a version is recognised. */
const VERSIONS = [1_000_003, 2_000_005]

async function record(place: DatabasePlace, call: BenchCall, number: number): Promise<Recording> {
  const visit = visitOf(number, VERSIONS[number - 1] ?? 1)
  const statements: Statement[] = []
  let isRecording = false
  const { db, close } = await openDatabase(place, ({ query }) => {
    if (isRecording) statements.push({ text: query.sql, values: query.parameters })
  })
  await setVersion(db, [visit.customerId], visit.version)
  const app = buildApp({
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const id = result.rows[0]?.outbox_id
        Object.assign(statements.at(-1) ?? {}, typeof id === 'number' && { outboxId: id })
        return result
      },
    }),
    cipher: testCipher,
    logger: createLogger('silent'),
    systems: {
      async submit(_customer, changes) {
        statements.push({ text: CALL_BUSINESS_SYSTEM, values: [] })
        return changes.map(() => ({ accepted: true }))
      },
    },
    portalUrl: 'http://127.0.0.1:9',
    signIns: { events: async () => [], devices: async () => [], end: async () => {} },
    signUps: { sendAddressConfirmation: async () => {}, deleteUser: async () => {} },
    verify: async () => ({ subject: visit.subject }),
  })
  const { headers, body } = requestParts[call](visit)
  isRecording = true
  const response = await app.inject({
    method: calls[call].method,
    url: calls[call].path,
    headers: { ...headers, authorization: 'Bearer any.thing.else' },
    ...(body && { payload: body }),
  })
  await app.close()
  await close()
  if (response.statusCode !== 200) throw new Error(`${call} got the response ${response.body}`)
  return { visit, statements }
}

type ValueFrom = (source: Source) => unknown

const facts = ['subject', 'customerId', 'version', 'nextVersion', 'birthdate'] as const
const isJson = (value: string) => /^[[{]/.test(value)
const nameOf = (call: BenchCall, index: number) => `${call}-${index}`

/**
 * Recognises what a value stands for by comparing both recordings. Texts that differ and match no fact are new ones.
 */
function createMeaning(call: BenchCall, first: Recording, second: Recording) {
  const texts: string[] = []
  return (value: unknown, other: unknown): ValueFrom => {
    const fact = facts.find((fact) => first.visit[fact] === value && second.visit[fact] === other)
    if (fact) return ({ visit }) => visit[fact]
    if (value === other) return () => value
    const giver = first.statements.findIndex(({ outboxId }) => outboxId !== undefined && outboxId === value)
    if (giver >= 0) return ({ idFrom }) => idFrom(nameOf(call, giver))
    if (typeof value !== 'string' || isJson(value)) return () => value
    const known = texts.indexOf(value)
    const number = known >= 0 ? known : texts.push(value) - 1
    return ({ fresh }) => fresh(number)
  }
}

/** Records the statements of a call by sending it twice, for different customers. */
export async function recordCall(place: DatabasePlace, call: BenchCall): Promise<ReplayedStatement[]> {
  const first = await record(place, call, 1)
  const second = await record(place, call, 2)
  const meaning = createMeaning(call, first, second)
  const rest = [...second.statements]
  return first.statements.map(({ text, values }, index) => {
    // The order of parallel statements may differ.
    const [twin] = rest.splice(
      rest.findIndex((other) => other.text === text),
      1,
    )
    const valuesFrom = values.map((value, position) => meaning(value, twin?.values[position]))
    return { name: nameOf(call, index), text, valuesFor: (source) => valuesFrom.map((from) => from(source)) }
  })
}

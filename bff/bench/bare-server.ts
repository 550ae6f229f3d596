import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { Pool, type PoolClient } from 'pg'
import { NamedStatementClient } from '../src/database/named-statement-client.ts'
import { CALL_BUSINESS_SYSTEM, type ReplayedStatement, recordCall } from './recorded-call.ts'
import type { Visit } from './visit.ts'

/** The settings of the bare server, passed on its command line as JSON. */
export interface BareServerSettings {
  port: number
  databaseUrl: string
  poolSize: number
  issuer: string
  audience: string
  jwksUrl: string
  businessSystemUrl: string
}

const settings = JSON.parse(process.argv[2] ?? '{}') as BareServerSettings
const place = { url: settings.databaseUrl }
const readProfile = await recordCall(place, 'getCustomerProfile')
const changeBirthDate = await recordCall(place, 'changeBirthDate')

const pool = new Pool({
  connectionString: settings.databaseUrl,
  max: settings.poolSize,
  connectionTimeoutMillis: 5000,
  types: { getTypeParser: NamedStatementClient.parserOf },
})
const keys = createRemoteJWKSet(new URL(settings.jwksUrl))
const requires = {
  issuer: settings.issuer,
  audience: settings.audience,
  algorithms: ['RS256'],
  requiredClaims: ['sub', 'exp'],
  clockTolerance: 5,
}

type Replay = (on: Pool | PoolClient, statement: ReplayedStatement) => Promise<Record<string, unknown>[]>

/** Sends recorded statements with the values of one visit. */
function replayFor(visit: Visit): Replay {
  const texts: string[] = []
  const ids = new Map<string, unknown>()
  const fresh = (number: number) => {
    texts[number] ??= randomBytes(32).toString('base64url')
    return texts[number]
  }
  return async (on, { name, text, valuesFor }) => {
    const values = valuesFor({ visit, fresh, idFrom: (statement) => ids.get(statement) })
    const { rows } = await on.query(values.length > 0 ? { name, text, values } : text)
    ids.set(name, rows[0]?.outbox_id)
    return rows
  }
}

async function visitFor({ headers }: IncomingMessage, body: string): Promise<Visit> {
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const { payload } = await jwtVerify(token, keys, requires)
  const version = Number(headers['if-match']?.slice(1, -1) ?? 1)
  return {
    subject: String(payload.sub),
    customerId: '',
    version,
    nextVersion: version + 1,
    birthdate: body ? JSON.parse(body).birthdate : '',
  }
}

async function handleRead(replay: Replay): Promise<unknown> {
  return Promise.all(readProfile.slice(1).map((statement) => replay(pool, statement)))
}

async function callBusinessSystem({ customerId, birthdate }: Visit): Promise<void> {
  const change = { kind: 'birthdate', birthdate }
  const response = await fetch(`${settings.businessSystemUrl}/changes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ customerId, tenantId: '100', change }),
    signal: AbortSignal.timeout(10_000),
  })
  const { accepted } = (await response.json()) as { accepted: boolean }
  if (!accepted) throw new Error('refused')
}

/** Runs the steps in order. All statements between begin and commit use one connection. */
async function handleWrite(visit: Visit, replay: Replay): Promise<unknown> {
  const answers: Record<string, unknown>[][] = []
  let client: PoolClient | undefined
  for (const statement of changeBirthDate.slice(1)) {
    if (statement.text === CALL_BUSINESS_SYSTEM) {
      await callBusinessSystem(visit)
      continue
    }
    if (statement.text === 'begin') client = await pool.connect()
    answers.push(await replay(client ?? pool, statement))
    if (statement.text !== 'commit') continue
    client?.release()
    client = undefined
  }
  return answers.find(([row]) => row?.version === visit.nextVersion)
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const visit = await visitFor(request, Buffer.concat(chunks).toString())
  const replay = replayFor(visit)
  const statements = request.method === 'GET' ? readProfile : changeBirthDate
  const [account] = await replay(pool, statements[0] as ReplayedStatement)
  visit.customerId = String(account?.customer_id)
  return request.method === 'GET' ? handleRead(replay) : handleWrite(visit, replay)
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const text = JSON.stringify(await answer(request))
  response.writeHead(200, {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(text),
  })
  response.end(text)
}

createServer((request, response) => {
  respond(request, response).catch(() => response.writeHead(500).end())
}).listen(settings.port, '127.0.0.1')

for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(0))

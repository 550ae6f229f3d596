import { createHash, generateKeyPairSync, hash, randomUUID, sign } from 'node:crypto'
import { freePort } from '@portal/build/free-port'
import { calls } from '@portal/contracts'
import type { Close } from '../src/stop-process.ts'
import { startTestProvider } from '../test/test-provider.ts'
import { makeDatabase, startPostgres } from './bench-database.ts'
import { startBff } from './bff-server.ts'
import { type Figures, figuresOf, type Round } from './figures.ts'
import { printLine } from './report.ts'
import { runBench } from './run-bench.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

const CUSTOMERS = 1000
const ROUNDS = 9
const CALLS = 400
/** Each customer may send a limited number of calls a minute. */
const CALLERS = 200
const CALL_URL = 'https://konto.example/bff'
const CALL = calls.getUserProfile
const MOST = 1.15

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const { kty, crv, x, y } = publicKey.export({ format: 'jwk' })
const thumbprint = hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url')

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const header = part({ alg: 'ES256', typ: 'dpop+jwt', jwk: { kty, crv, x, y } })

/** As a browser makes them, in less time. */
function proofOf(token: string): string {
  const claims = {
    iat: Math.floor(Date.now() / 1000),
    jti: randomUUID(),
    htm: CALL.method,
    htu: CALL_URL + CALL.path,
    ath: createHash('sha256').update(token).digest('base64url'),
  }
  const text = `${header}.${part(claims)}`
  const signature = sign('sha256', Buffer.from(text), { key: privateKey, dsaEncoding: 'ieee-p1363' })
  return `${text}.${signature.toString('base64url')}`
}

const KINDS = ['bearer', 'bound'] as const
type Requests = Record<(typeof KINDS)[number], Record<string, string>[]>

async function timeOf(url: string, headers: Record<string, string> | undefined): Promise<number> {
  const sent = performance.now()
  const response = await fetch(url, { ...(headers && { headers }) })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A call got the response ${response.status}`)
  return performance.now() - sent
}

/** One call after the other, in turns: so the figures are those of a call, and a busy moment counts for both. */
async function ask(url: string, requests: Requests): Promise<Record<keyof Requests, Round>> {
  const milliseconds: Record<keyof Requests, number[]> = { bearer: [], bound: [] }
  for (let turn = 0; turn < CALLS; turn++) {
    for (const kind of KINDS) milliseconds[kind].push(await timeOf(url, requests[kind][turn]))
  }
  const roundOf = (times: number[]): Round => ({ milliseconds: times, seconds: 1 })
  return { bearer: roundOf(milliseconds.bearer), bound: roundOf(milliseconds.bound) }
}

/** Prints the figures. @returns how much longer a call with a bound token takes */
async function compare(place: string, url: string, requestsOf: () => Requests): Promise<number> {
  const rounds: Awaited<ReturnType<typeof ask>>[] = []
  // The first one warms up. Proofs are made before each, because the browser makes them.
  for (let round = 0; round <= ROUNDS; round++) rounds.push(await ask(url, requestsOf()))
  const figures = KINDS.map((kind) => figuresOf(rounds.slice(1).map((round) => round[kind])))
  const [bearer, bound] = figures as [Figures, Figures]
  show(`${place}, bearer token`, bearer)
  show(`${place}, bound token`, bound)
  return bound.p50 / bearer.p50
}

/** The web server of the portal, through which its pages call. */
async function startWebServer(store: string, bff: ServerProcess): Promise<ServerProcess> {
  const port = await freePort()
  const environment = { PORTAL_PORT: String(port), PORTAL_STORE: store, BFF_URL: bff.url }
  return startServerProcess({ script: '../host/server/main.ts', port, environment })
}

const show = (name: string, { p50, p95, p99 }: Figures) =>
  printLine(`${name}: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`)

async function bench([store]: string[], opened: Close[]): Promise<void> {
  const postgres = await startPostgres()
  opened.push(async () => postgres.stop())
  const provider = await startTestProvider()
  opened.push(provider.close)
  const databaseUrl = await makeDatabase(postgres.url, CUSTOMERS)
  // No call of this bench asks one.
  const around = { databaseUrl, provider, businessSystemUrl: 'http://127.0.0.1:9' }
  const bff = await startBff(around, { CALL_URLS: CALL_URL })
  opened.push(bff.stop)

  const tokens = (options?: { thumbprint: string }) =>
    Promise.all(Array.from({ length: CALLERS }, (_, turn) => provider.tokenFor(`bench|${turn + 1}`, options)))
  const [bearers, bound] = [await tokens(), await tokens({ thumbprint })]
  const requestsOf = (): Requests => ({
    bearer: Array.from({ length: CALLS }, (_, turn) => ({
      authorization: `Bearer ${bearers[turn % CALLERS]}`,
    })),
    bound: Array.from({ length: CALLS }, (_, turn) => {
      const token = bound[turn % CALLERS] ?? ''
      return { authorization: `DPoP ${token}`, dpop: proofOf(token) }
    }),
  })
  const ratio = await compare('the BFF', bff.url + CALL.path, requestsOf)
  printLine(`p50 with a bound token: ${ratio.toFixed(2)} times that with a bearer token`)
  if (!store) return
  const portal = await startWebServer(store, bff)
  opened.push(portal.stop)
  const ofPages = await compare('the portal', `${portal.url}/bff${CALL.path}`, requestsOf)
  printLine(`p50 with a bound token: ${ofPages.toFixed(2)} times that with a bearer token; at most ${MOST}`)
  if (ofPages > MOST) process.exitCode = 1
}

await runBench(bench)

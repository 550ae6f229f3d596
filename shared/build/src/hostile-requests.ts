import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll } from '@jest/globals'

/** Near Node's limit of 16 kB for the head of a request. */
const LONG = 15_000
const SHORT = LONG / 4
/** Processor time that is measured again, at both lengths. */
const SUSPICIOUS_MS = 8
/** Linear code takes at most four times as long for four times the length, quadratic code sixteen times. */
const MOST = 8
const ROUNDS = 3
/** The processor time of one request is only as exact as the ticks of the system, so it is repeated for about this long. */
const MEASURED_MS = 60
/** Routes share the code that reads most headers, so each gets a part of the texts. */
const TURNS = 18
/** What is behind a path belongs to no route, so the first ones are enough. */
const ROUTES_OF_UNKNOWN_PATHS = 5

const inPaths = ['.', '/', '../', './', 'a.', '\\', '%', '%2e%2e%2f', '%25', '%C3%A4', 'ä', ';']
const inQueries = ['&', 'a&', 'a=b&', '=', '?', '%20', '%', '%C3%A4', '/', ',']
const inHeaders = [
  ...[' ,', 'a ', '\t', ',', ', ', ';', '; q=', 'a=b; ', '='],
  ...['"', '\\"', '/', '.', '%', 'ä', 'a', '0', 'https://a.'],
]
const headerNames = [
  ...['accept', 'accept-encoding', 'accept-language', 'access-control-request-headers', 'authorization'],
  ...['content-type', 'cookie', 'forwarded', 'idempotency-key', 'if-match', 'if-modified-since'],
  ...[
    'if-none-match',
    'origin',
    'portal-remote',
    'range',
    'referer',
    'user-agent',
    'x-forwarded-for',
    'x-forwarded-host',
  ],
]

interface Route {
  method: string
  url: string
}

/** What is used of a fastify app. */
interface App {
  server: Server
  addHook(name: 'onRoute', hook: (route: { method: string | string[]; url: string }) => void): unknown
}

type Headers = Record<string, string>
type Request = Route & { headers?: Headers }

/**
 * Records the routes of each fastify app that starts from now on until the tests of the file end. So a new route needs
 * no entry in a list.
 * @returns gives the apps that listen
 */
export function recordRoutes(): () => { port: number; routes: Route[] }[] {
  const apps: { app: App; routes: Route[] }[] = []
  const record = (message: unknown) => {
    const { fastify: app } = message as { fastify: App }
    const routes: Route[] = []
    apps.push({ app, routes })
    app.addHook('onRoute', ({ method, url }) => {
      // Fastify adds a HEAD to each GET, with the same handler.
      const methods = [method].flat().filter((one) => one !== 'HEAD' && one !== 'OPTIONS')
      routes.push(...methods.map((one) => ({ method: one, url })))
    })
  }
  subscribe('fastify.initialization', record)
  afterAll(() => {
    unsubscribe('fastify.initialization', record)
  })
  return () =>
    apps.flatMap(({ app, routes }) => {
      const address = app.server.address() as AddressInfo | null
      return address ? [{ port: address.port, routes }] : []
    })
}

/**
 * Sends long hostile paths, queries and headers to each route of an app on `localhost`.
 * @param headers sent with each request, such as a token, unless a hostile header replaces it
 * @returns the first request whose time grows faster than its length
 */
export async function findSlowRequest(
  port: number,
  routes: Route[],
  headers: Headers = {},
): Promise<string | undefined> {
  for (const [name, make] of routes.flatMap((route, turn) => [...hostileRequests(route, turn)])) {
    if (!(await isLinear((length) => processorTime(port, headOf(make(length), headers))))) return name
  }
  return undefined
}

type HostileRequest = [name: string, make: (length: number) => Request]

function* hostileRequests(route: Route, turn: number): Generator<HostileRequest> {
  const { method, url } = route
  for (const [name, pathOf] of hostilePaths(url, turn < ROUTES_OF_UNKNOWN_PATHS)) {
    for (const text of inPaths) {
      yield [`${method} ${name} ${text}`, (length) => ({ method, url: pathOf(hostile(text, length)) })]
    }
  }
  const plain = fillParameters(url)
  for (const text of inQueries) {
    yield [`${method} ${url}?${text}`, (length) => ({ method, url: `${plain}?${hostile(text, length)}` })]
  }
  for (const [index, name] of headerNames.entries()) {
    const texts = inHeaders.filter((_text, place) => place % TURNS === (turn + index) % TURNS)
    for (const text of texts) {
      yield [
        `${method} ${url} with ${name}: ${text}`,
        (length) => ({ method, url: plain, headers: { [name]: hostile(text, length) } }),
      ]
    }
  }
}

/** The end is another one, so that an expression which looks for the repetition at the end tries each start. */
const hostile = (text: string, length: number) => `${text.repeat(length / text.length)}/!`

/** `:name`, `:name(^[a-z]+$)` or `*` in the pattern of a route. */
const PARAMETER = /:\w+(\(.*?\$\))?|\*/g

const fillParameters = (url: string) => url.replace(PARAMETER, 'a')

/** Paths with the text behind them if they are to be tried, and in place of each parameter, which every route checks by itself. */
function* hostilePaths(
  url: string,
  withUnknown: boolean,
): Generator<[name: string, pathOf: (text: string) => string]> {
  if (withUnknown) yield [`${url} and`, (text) => `${fillParameters(url).replace(/\/$/, '')}/${text}`]
  for (const { 0: parameter, index } of url.matchAll(PARAMETER)) {
    const before = fillParameters(url.slice(0, index))
    const after = fillParameters(url.slice(index + parameter.length))
    yield [`${url} with ${parameter} of`, (text) => `${before}${text}${after}`]
  }
}

async function isLinear(measure: (length: number) => Promise<number>): Promise<boolean> {
  const first = await measure(LONG)
  if (first < SUSPICIOUS_MS) return true
  const repeats = Math.ceil(MEASURED_MS / first)
  const sum = async (length: number) => {
    let total = 0
    for (let repeat = 0; repeat < repeats; repeat++) total += await measure(length)
    return total
  }
  // A garbage collection may spoil one round.
  for (let round = 0; round < ROUNDS; round++) {
    if ((await sum(LONG)) < MOST * (await sum(SHORT))) return true
  }
  return false
}

function headOf({ method, url, headers: own }: Request, headers: Headers): string {
  const all = { host: 'localhost', 'content-length': '0', connection: 'close', ...headers, ...own }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  return [`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n')
}

/**
 * Sends a request and waits until the server has closed the connection, with or without a response.
 * @returns the milliseconds of processor time of this thread, which also runs the server: other work on the machine
 *   does not count
 */
async function processorTime(port: number, head: string): Promise<number> {
  const before = process.threadCpuUsage()
  await new Promise((resolve, reject) => {
    const socket = connect(port, 'localhost', () => socket.write(head, 'latin1'))
    socket.resume().on('close', resolve)
    socket.on('error', (error: NodeJS.ErrnoException) => error.code === 'ECONNREFUSED' && reject(error))
  })
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

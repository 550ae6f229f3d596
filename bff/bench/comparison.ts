import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '@portal/build/free-port'
import { openDatabase } from '../src/database/open-database.ts'
import { type Close, closeAll } from '../src/stop-process.ts'
import { AUDIENCE } from '../test/test-provider.ts'
import type { BareServerSettings } from './bare-server.ts'
import { jwksUrl, POOL_SIZE, type Surroundings, startBff } from './bff-server.ts'
import { figuresOf, type Round, shareOf } from './figures.ts'
import { customerId, setVersion } from './fill.repository.ts'
import { type Caller, measure } from './measure.ts'
import { CALL_BUSINESS_SYSTEM, recordCall } from './recorded-call.ts'
import { printLine, type SizeOutcome } from './report.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'
import type { BenchCall } from './visit.ts'

/** Enough customers that hardly any of them calls twice. */
const MAX_CALLERS = 20_000
const WARM_UP_SECONDS = 3
const ROUNDS = 5
const SETTLE_MS = 500

async function startBareServer(around: Surroundings): Promise<ServerProcess> {
  const settings: BareServerSettings = {
    port: await freePort(),
    databaseUrl: around.databaseUrl,
    poolSize: POOL_SIZE,
    issuer: around.provider.issuer,
    audience: AUDIENCE,
    jwksUrl: jwksUrl(around),
    businessSystemUrl: around.businessSystemUrl,
  }
  return startServerProcess({
    script: 'bench/bare-server.ts',
    args: [JSON.stringify(settings)],
    port: settings.port,
  })
}

/** Callers in an order that jumps through the ids. */
async function makeCallers({ provider }: Surroundings, customers: number): Promise<Caller[]> {
  const count = Math.min(customers, MAX_CALLERS)
  const step = Math.floor(customers / count)
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const number = ((index * 7919) % count) * step + 1
      return { number, token: await provider.tokenFor(`bench|${number}`) }
    }),
  )
}

/** Runs both servers on one database, alternating, so that a slow minute of the machine affects both. */
export async function startComparison(around: Surroundings, customers: number) {
  const opened: Close[] = []
  const { db, close } = await openDatabase({ url: around.databaseUrl })
  opened.push(close)
  const callers = await makeCallers(around, customers)
  const ids = callers.map(({ number }) => customerId(number))
  const servers = { bare: await startBareServer(around), bff: await startBff(around) }
  opened.push(servers.bare.stop, servers.bff.stop)

  async function compare(call: BenchCall, seconds: number) {
    const rounds: Record<keyof typeof servers, Round[]> = { bare: [], bff: [] }
    const ask = async (name: keyof typeof servers, duration: number) => {
      // Requests that were in flight when the last round ended may still write.
      await wait(SETTLE_MS)
      await setVersion(db, ids, 1)
      return measure(servers[name].url, call, callers, duration)
    }
    for (const name of ['bare', 'bff'] as const) await ask(name, WARM_UP_SECONDS)
    for (let round = 0; round < ROUNDS; round++) {
      for (const name of ['bare', 'bff'] as const)
        rounds[name].push(await ask(name, Math.ceil(seconds / ROUNDS)))
    }
    return {
      bare: figuresOf(rounds.bare),
      bff: figuresOf(rounds.bff),
      shareOfBare: shareOf(rounds.bff, rounds.bare),
    }
  }

  async function run(seconds: number): Promise<SizeOutcome> {
    const place = { url: around.databaseUrl }
    const statementsOf = async (call: BenchCall) =>
      (await recordCall(place, call)).filter(({ text }) => text !== CALL_BUSINESS_SYSTEM).length
    printLine(`Measuring with ${customers} customers`)
    return {
      customers,
      statements: {
        getCustomerProfile: await statementsOf('getCustomerProfile'),
        changeBirthDate: await statementsOf('changeBirthDate'),
      },
      calls: {
        getCustomerProfile: await compare('getCustomerProfile', seconds),
        changeBirthDate: await compare('changeBirthDate', seconds),
      },
    }
  }

  return { run, close: () => closeAll(opened) }
}

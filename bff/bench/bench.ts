import { migrate } from '../src/database/migrate.ts'
import { openDatabase } from '../src/database/open-database.ts'
import { failStart, StartError } from '../src/start-error.ts'
import { type Close, closeAll } from '../src/stop-process.ts'
import { freePort } from '../test/free-port.ts'
import { startOwnPostgres } from '../test/own-postgres.ts'
import { createServerDatabase } from '../test/test-database.ts'
import { startTestProvider } from '../test/test-provider.ts'
import { readBenchOptions } from './bench-options.ts'
import { startContest } from './contest.ts'
import { fill } from './fill.repository.ts'
import { CONNECTIONS } from './measure.ts'
import { type SizeOutcome, tell, tellOutcome } from './report.ts'
import { startServerProcess } from './server-process.ts'

const CONDITIONS = `The BFF, and a bare node:http server that checks the same tokens, asks the same business system and sends the same
statements (recorded from the BFF) over a pool of the same size. ${CONNECTIONS} connections, each with one request at a time.
Load generator, server, PostgreSQL and business system share this machine: trust the ratios, not the milliseconds.
PostgreSQL does not wait for the disk, which would hide the servers. Mails count as sent.
`

const POSTGRES_SETTINGS = ['shared_buffers=1GB', 'max_wal_size=8GB', 'checkpoint_timeout=30min']

async function startPostgres(): Promise<{ url: string; stop: () => void }> {
  const postgres = await startOwnPostgres(POSTGRES_SETTINGS)
  if (!postgres) throw new StartError('PostgreSQL is neither on PATH nor installable here: install it.')
  return postgres
}

async function startBusinessSystem(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  return startServerProcess({ script: 'bench/business-system.ts', args: [String(port)], port })
}

async function makeDatabase(server: string, customers: number): Promise<string> {
  const url = await createServerDatabase(server)
  const { db, close } = await openDatabase({ url })
  const begin = performance.now()
  await migrate(db)
  await fill(db, customers)
  await close()
  tell(
    `Filled a database with ${customers} customers in ${((performance.now() - begin) / 1000).toFixed(1)} s`,
  )
  return url
}

async function bench(args: string[], opened: Close[]): Promise<void> {
  const { customers, seconds } = readBenchOptions(args)
  tell(CONDITIONS)
  const postgres = await startPostgres()
  opened.push(async () => postgres.stop())
  const provider = await startTestProvider()
  opened.push(provider.close)
  const businessSystem = await startBusinessSystem()
  opened.push(businessSystem.stop)

  const outcomes: SizeOutcome[] = []
  for (const count of customers) {
    const databaseUrl = await makeDatabase(postgres.url, count)
    const surroundings = { databaseUrl, provider, businessSystemUrl: businessSystem.url }
    const contest = await startContest(surroundings, count)
    opened.push(contest.close)
    outcomes.push(await contest.run(seconds))
    await opened.pop()?.()
  }
  if (!tellOutcome(outcomes)) process.exitCode = 1
}

const opened: Close[] = []
let closed: Promise<void> | undefined
const close = () => {
  closed ??= closeAll(opened)
  return closed
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => close().finally(() => process.exit(1)))
try {
  await bench(process.argv.slice(2), opened)
  await close()
} catch (error) {
  await close()
  failStart(error)
}

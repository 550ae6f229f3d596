import { freePort } from '@portal/build/free-port'
import type { Close } from '../src/stop-process.ts'
import { startTestProvider } from '../test/test-provider.ts'
import { makeDatabase, startPostgres } from './bench-database.ts'
import { readBenchOptions } from './bench-options.ts'
import { startComparison } from './comparison.ts'
import { CONNECTIONS } from './measure.ts'
import { printLine, printOutcome, type SizeOutcome } from './report.ts'
import { runBench } from './run-bench.ts'
import { startServerProcess } from './server-process.ts'

const CONDITIONS = `The BFF, and a bare node:http server that checks the same tokens, asks the same business system and sends the same
statements (recorded from the BFF) over a pool of the same size. ${CONNECTIONS} connections, each with one request at a time.
Load generator, server, PostgreSQL and business system share this machine: trust the ratios, not the milliseconds.
PostgreSQL does not wait for the disk, which would hide the servers. Mails count as sent.
`

/** From this duration on, a missed aim is a failure. */
const JUDGED_SECONDS = 10

async function startBusinessSystem(): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort()
  return startServerProcess({ script: 'bench/business-system.ts', args: [String(port)], port })
}

async function bench(args: string[], opened: Close[]): Promise<void> {
  const { customers, seconds } = readBenchOptions(args)
  printLine(CONDITIONS)
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
    const comparison = await startComparison(surroundings, count)
    opened.push(comparison.close)
    outcomes.push(await comparison.run(seconds))
    await opened.pop()?.()
  }
  const isMet = printOutcome(outcomes)
  // A shorter measurement is a try, which cannot tell.
  if (!isMet && seconds >= JUDGED_SECONDS) process.exitCode = 1
}

await runBench(bench)

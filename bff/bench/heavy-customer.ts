import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { freePort } from '@portal/build/free-port'
import { calls } from '@portal/contracts'
import { type Database, openDatabase } from '../src/database/open-database.ts'
import type { Close } from '../src/stop-process.ts'
import { challengeOf } from '../test/challenge.ts'
import { startTestProvider } from '../test/test-provider.ts'
import { makeDatabase, startPostgres } from './bench-database.ts'
import { readHeavyOptions } from './bench-options.ts'
import { startBff } from './bff-server.ts'
import { figuresOf, type Round } from './figures.ts'
import { decide, forgetAttempts } from './fill.repository.ts'
import type { HeavyLoad, HeavyOutcome } from './heavy-load.ts'
import { type Peaks, watchProcess } from './process-watch.ts'
import { printLine } from './report.ts'
import { runBench } from './run-bench.ts'
import { readSteadily } from './steady-reader.ts'

const CUSTOMERS = 1000
const HEAVY = 1
const SUBJECT = `bench|${HEAVY}`
const OTHERS = 100
/** As many as one customer may make in an hour. */
const EXPORTS = 20
const ROUNDS = 5

const loads = {
  'no load': undefined,
  '1 export': { kind: 'export', connections: 1 },
  '8 exports': { kind: 'export', connections: 8 },
  '32 writers': { kind: 'write', connections: 32 },
} as const

type LoadName = keyof typeof loads

interface LoadRound {
  others: Round
  peaks: Peaks
  outcome: HeavyOutcome | undefined
}

/** Its own thread, so that it does not slow down the measured reader. */
async function withLoad<Result>(load: HeavyLoad | undefined, work: () => Promise<Result>) {
  if (!load) return { result: await work(), outcome: undefined }
  const worker = new Worker(new URL('heavy-load.ts', import.meta.url), { workerData: load })
  const result = await work()
  worker.postMessage('stop')
  const [outcome]: [HeavyOutcome] = (await once(worker, 'message')) as [HeavyOutcome]
  return { result, outcome }
}

/** A password is entered for one export. */
async function exportTokens({ url, provider }: Contest): Promise<string[]> {
  const authorization = `Bearer ${await provider.tokenFor(SUBJECT)}`
  const exported = async () => {
    const { headers } = await fetch(url + calls.getMyData.path, { headers: { authorization } })
    return provider.tokenFor(SUBJECT, { acr: challengeOf({ headers: Object.fromEntries(headers) }) })
  }
  return Promise.all(Array.from({ length: EXPORTS }, exported))
}

/** @returns rounds of each load, alternating, so that a slow minute of the machine affects all loads */
async function measureLoads(contest: Contest, seconds: number): Promise<Record<LoadName, LoadRound[]>> {
  const { url, metricsUrl, db, provider, others } = contest
  const names = Object.keys(loads) as LoadName[]
  const rounds = Object.fromEntries(names.map((name) => [name, [] as LoadRound[]])) as unknown
  const measured = rounds as Record<LoadName, LoadRound[]>
  await readSteadily(url, others, 2)
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of names) {
      // Exports are limited; the limit is not measured.
      await forgetAttempts(db)
      const own = loads[name]
      const isExport = own?.kind === 'export'
      const tokens = isExport ? await exportTokens(contest) : [await provider.tokenFor(SUBJECT)]
      const load = own && { ...own, url, tokens }
      const { result, outcome } = await withLoad(load, () =>
        watchProcess(metricsUrl, () => readSteadily(url, others, seconds / ROUNDS)),
      )
      measured[name].push({ others: result[0], peaks: result[1], outcome })
    }
  }
  return measured
}

interface Contest {
  url: string
  metricsUrl: string
  db: Database
  provider: Awaited<ReturnType<typeof startTestProvider>>
  /** Tokens of the other customers. */
  others: string[]
}

const row = (...cells: string[]) =>
  cells.map((cell, column) => (column ? cell.padStart(12) : cell.padEnd(12))).join('')

const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)

function printRounds(measured: Record<LoadName, LoadRound[]>): void {
  const alone = figuresOf(measured['no load'].map(({ others }) => others)).p99
  const [before] = measured['no load']
  printLine(`RSS before any load: ${before?.peaks.memoryMb.toFixed(0)} MB`)
  printLine(
    `\n${row('beside', 'p50 ms', 'p95 ms', 'p99 ms', 'p99 ratio', 'delay ms', 'RSS MB', 'answers', 'refused', 'MB')}`,
  )
  for (const [name, rounds] of Object.entries(measured)) {
    const { p50, p95, p99 } = figuresOf(rounds.map(({ others }) => others))
    const delay = Math.max(...rounds.map(({ peaks }) => peaks.delayMs))
    const memory = Math.max(...rounds.map(({ peaks }) => peaks.memoryMb))
    const total = (figure: keyof HeavyOutcome) => sum(rounds.map(({ outcome }) => outcome?.[figure] ?? 0))
    const times = [p50.toFixed(1), p95.toFixed(1), p99.toFixed(1), (p99 / alone).toFixed(2), delay.toFixed(0)]
    const work = [memory, total('answers'), total('refused'), total('bytes') / 1e6]
    printLine(row(name, ...times, ...work.map((figure) => figure.toFixed(0))))
  }
}

async function bench(args: string[], opened: Close[]): Promise<void> {
  const { proofs, seconds } = readHeavyOptions(args)
  printLine(`One customer with ${proofs} proofs of consent exports them, or writes, without a pause. Others read their
profiles, 100 times a second together. All share this machine: trust the ratios. Loads take turns; times are the middle of ${ROUNDS} rounds.\n`)
  const postgres = await startPostgres()
  opened.push(async () => postgres.stop())
  const provider = await startTestProvider()
  opened.push(provider.close)
  const databaseUrl = await makeDatabase(postgres.url, CUSTOMERS)
  const { db, close } = await openDatabase({ url: databaseUrl })
  opened.push(close)
  await decide(db, HEAVY, proofs)
  const metricsPort = await freePort()
  const around = { databaseUrl, provider, businessSystemUrl: provider.issuer }
  const bff = await startBff(around, { METRICS_PORT: String(metricsPort) })
  opened.push(bff.stop)
  const others = await Promise.all(
    Array.from({ length: OTHERS }, (_, index) => provider.tokenFor(`bench|${HEAVY + 1 + index}`)),
  )
  const metricsUrl = `http://127.0.0.1:${metricsPort}/metrics`
  printRounds(await measureLoads({ url: bff.url, metricsUrl, db, provider, others }, seconds))
}

await runBench(bench)

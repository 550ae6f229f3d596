import type { Figures } from './figures.ts'
import type { BenchCall } from './visit.ts'

/** `shareOfBare`: requests of the BFF per request of the bare server. */
interface Comparison {
  bare: Figures
  bff: Figures
  shareOfBare: number
}

/** The results for a database of one size. */
export interface SizeOutcome {
  customers: number
  statements: Record<BenchCall, number>
  calls: Record<BenchCall, Comparison>
}

/** The performance goals of the BFF. */
const LEAST_SHARE_OF_BARE = 0.85
const MAX_GROWTH = 1.3

const number = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })
const callNames = ['getCustomerProfile', 'changeBirthDate'] as const

export const printLine = (line: string) => process.stdout.write(`${line}\n`)

const row = (...cells: string[]) =>
  cells
    .map((cell, column) => (column < 3 ? cell.padEnd([10, 20, 12][column] ?? 0) : cell.padStart(10)))
    .join('')

function printCall(size: SizeOutcome, call: BenchCall): void {
  for (const server of ['bare', 'bff'] as const) {
    const { perSecond, p50, p95, p99 } = size.calls[call][server]
    const share = server === 'bff' ? size.calls[call].shareOfBare.toFixed(2) : ''
    const times = [p50, p95, p99].map((milliseconds) => milliseconds.toFixed(2))
    printLine(row(number.format(size.customers), call, server, number.format(perSecond), ...times, share))
  }
}

interface Aim {
  text: string
  isMet: boolean
}

function aimsOf(sizes: SizeOutcome[]): Aim[] {
  const shares = sizes.flatMap((size) =>
    callNames.map((call) => {
      const share = size.calls[call].shareOfBare
      const text = `${call}, ${number.format(size.customers)} customers: ${share.toFixed(2)} of the bare server (at least ${LEAST_SHARE_OF_BARE})`
      return { text, isMet: share >= LEAST_SHARE_OF_BARE }
    }),
  )
  const [smallest, largest] = [sizes[0], sizes.at(-1)]
  if (!smallest || !largest || smallest === largest) return shares
  const growths = callNames.map((call) => {
    const growth = largest.calls[call].bff.p50 / smallest.calls[call].bff.p50
    const span = `${number.format(smallest.customers)} to ${number.format(largest.customers)} customers`
    const text = `${call}, p50 from ${span}: ${growth.toFixed(2)} times (at most ${MAX_GROWTH})`
    return { text, isMet: growth <= MAX_GROWTH }
  })
  return [...shares, ...growths]
}

/** @returns whether all aims were met */
export function printOutcome(sizes: SizeOutcome[]): boolean {
  printLine(`\n${row('customers', 'call', 'server', 'req/s', 'p50 ms', 'p95 ms', 'p99 ms', 'of bare')}`)
  for (const size of sizes) for (const call of callNames) printCall(size, call)
  printLine('\nStatements for each call, whatever the customer owns:')
  for (const call of callNames) printLine(`  ${call}: ${sizes[0]?.statements[call]}`)
  printLine('\nAims:')
  const aims = aimsOf(sizes)
  for (const { text, isMet } of aims) printLine(`  ${isMet ? 'met   ' : 'MISSED'} ${text}`)
  return aims.every(({ isMet }) => isMet)
}

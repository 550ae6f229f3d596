import { parseArgs } from 'node:util'
import { StartError } from '../src/start-error.ts'

export interface BenchOptions {
  /** Number of customers in each database. */
  customers: number[]
  /** Duration of each measured call, per server. */
  seconds: number
}

export interface HeavyOptions {
  /** Number of proofs of the heavy customer. */
  proofs: number
  /** Duration of each measured load. */
  seconds: number
}

const HEAVY_USAGE = 'Usage: npm run bench:heavy-customer -- [--proofs 100000] [--seconds 20]'
const USAGE = 'Usage: npm run bench:bff -- [--customers 1000,1000000] [--seconds 10]'

function wholeNumber(name: string, text: string, [least, most]: [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new StartError(`--${name} takes whole numbers from ${least} to ${most}, not "${text}"`)
}

const text = (fallback: string) => ({ type: 'string', default: fallback }) as const

function orUsage<Options>(usage: string, read: () => Options): Options {
  try {
    return read()
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : 'Unknown option'}. ${usage}`)
  }
}

/** @throws StartError with the usage */
export function readBenchOptions(args: string[]): BenchOptions {
  return orUsage(USAGE, () => {
    const options = { customers: text('1000,1000000'), seconds: text('10') }
    const { customers, seconds } = parseArgs({ args, options }).values
    return {
      customers: customers.split(',').map((count) => wholeNumber('customers', count, [100, 10_000_000])),
      seconds: wholeNumber('seconds', seconds, [2, 600]),
    }
  })
}

/** @throws StartError with the usage */
export function readHeavyOptions(args: string[]): HeavyOptions {
  return orUsage(HEAVY_USAGE, () => {
    const options = { proofs: text('100000'), seconds: text('20') }
    const { proofs, seconds } = parseArgs({ args, options }).values
    return {
      proofs: wholeNumber('proofs', proofs, [1, 10_000_000]),
      // The password for an export counts for two minutes.
      seconds: wholeNumber('seconds', seconds, [5, 60]),
    }
  })
}

import { parseArgs } from 'node:util'
import { StartError } from '../src/start-error.ts'

export interface BenchOptions {
  /** How many customers each of the databases holds. */
  customers: number[]
  /** How long each server is asked for each call. */
  seconds: number
}

const USAGE = 'Usage: npm run bench:bff -- [--customers 1000,1000000] [--seconds 10]'

function wholeNumber(name: string, text: string, [least, most]: [number, number]): number {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (number >= least && number <= most) return number
  throw new StartError(`--${name} takes whole numbers from ${least} to ${most}, not "${text}". ${USAGE}`)
}

function parsed(args: string[]): { customers: string; seconds: string } {
  const text = (fallback: string) => ({ type: 'string', default: fallback }) as const
  try {
    return parseArgs({ args, options: { customers: text('1000,1000000'), seconds: text('10') } }).values
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : 'Unknown option'}. ${USAGE}`)
  }
}

/** @throws StartError with the usage */
export function readBenchOptions(args: string[]): BenchOptions {
  const { customers, seconds } = parsed(args)
  return {
    customers: customers.split(',').map((count) => wholeNumber('customers', count, [100, 10_000_000])),
    seconds: wholeNumber('seconds', seconds, [2, 600]),
  }
}

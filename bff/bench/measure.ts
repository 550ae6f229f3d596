import { calls } from '@portal/contracts'
import autocannon from 'autocannon'
import type { Round } from './figures.ts'
import { type BenchCall, requestParts, visitOf } from './visit.ts'

/** Number of parallel requests, each on a keep-alive connection. */
export const CONNECTIONS = 16

export interface Caller {
  /** The customer's number. */
  number: number
  token: string
}

function run(
  options: autocannon.Options,
  onOutcome: (milliseconds: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    instance.on('response', (_client, _status, _bytes, milliseconds) => onOutcome(milliseconds))
  })
}

/** Sends a call for this number of seconds, one caller after the other. Each caller starts at version 1. */
export async function measure(
  url: string,
  call: BenchCall,
  callers: Caller[],
  seconds: number,
): Promise<Round> {
  const versions = new Map<Caller, number>()
  let turn = 0
  // Called once per sent request.
  const setupRequest = (request: autocannon.Request): autocannon.Request => {
    const caller = callers[turn++ % callers.length] as Caller
    const version = versions.get(caller) ?? 1
    versions.set(caller, version + 1)
    const { headers, body } = requestParts[call](visitOf(caller.number, version))
    return { ...request, body, headers: { ...headers, authorization: `Bearer ${caller.token}` } }
  }

  const milliseconds: number[] = []
  const result = await run(
    {
      url,
      connections: CONNECTIONS,
      duration: seconds,
      bailout: 1,
      requests: [{ method: calls[call].method, path: calls[call].path, setupRequest }],
    },
    (duration) => milliseconds.push(duration),
  )
  const { non2xx, errors, duration } = result
  if (non2xx + errors > 0) throw new Error(`${call} at ${url}: ${non2xx} refusals, ${errors} errors`)
  return { milliseconds, seconds: duration }
}

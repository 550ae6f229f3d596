import { calls } from '@portal/contracts'
import autocannon from 'autocannon'
import type { Round } from './figures.ts'
import { type BenchCall, requestParts, visitOf } from './visit.ts'

/** Requests that are under way at the same time, each on a connection that is kept. */
export const CONNECTIONS = 16

export interface Caller {
  /** Number of the customer. */
  number: number
  token: string
}

function run(
  options: autocannon.Options,
  onAnswer: (milliseconds: number) => void,
): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const instance = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)))
    instance.on('response', (_client, _status, _bytes, milliseconds) => onAnswer(milliseconds))
  })
}

/** Lets callers in turn make a call for so many seconds. Each is at version 1 when it begins. */
export async function measure(
  url: string,
  call: BenchCall,
  callers: Caller[],
  seconds: number,
): Promise<Round> {
  const versions = new Map<Caller, number>()
  let turn = 0
  // Called once for each request that is sent.
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

import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { calls } from '@portal/contracts'

/** The load of one customer without a pause: one request at a time on each connection. */
export interface HeavyLoad {
  kind: 'export' | 'write'
  connections: number
  url: string
  /** One for each request; the last one for all further ones. */
  tokens: string[]
}

export interface HeavyOutcome {
  answers: number
  refused: number
  bytes: number
}

const { kind, connections, url, tokens } = workerData as HeavyLoad
const nextToken = () => (tokens.length > 1 ? tokens.shift() : tokens[0])
const identity = () => ({ authorization: `Bearer ${nextToken()}`, tenant: '100' })
const outcome: HeavyOutcome = { answers: 0, refused: 0, bytes: 0 }
const over = new AbortController()
const { signal } = over

const requests = {
  export: () => fetch(url + calls.getMyData.path, { headers: identity(), signal }),
  write: () =>
    fetch(url + calls.createEcoActivity.path, {
      method: 'POST',
      signal,
      headers: { ...identity(), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ wordingVersion: '2026-11-01' }),
    }),
}

async function ask(): Promise<void> {
  const { ok, body } = await requests[kind]()
  for await (const chunk of body ?? []) outcome.bytes += chunk.length
  if (ok) outcome.answers++
  else outcome.refused++
}

async function callRepeatedly(): Promise<void> {
  while (!signal.aborted) await ask()
}

parentPort?.once('message', () => {
  over.abort()
})
const running = Array.from({ length: connections }, callRepeatedly)
await Promise.all(running).catch((error: unknown) => {
  if (!signal.aborted) throw error
})
parentPort?.postMessage(outcome)

import { setTimeout as wait } from 'node:timers/promises'
import { calls } from '@portal/contracts'
import type { Round } from './figures.ts'

const EVERY_MS = 10

/**
 * Reads profiles at a fixed rate, even if the previous response is still missing: waiting would hide delays.
 * @param tokens tokens of customers that are used one after the other, so that none reaches a limit
 */
export async function readSteadily(url: string, tokens: string[], seconds: number): Promise<Round> {
  const milliseconds: number[] = []
  const read = async (token: string) => {
    const headers = { authorization: `Bearer ${token}`, tenant: '100' }
    const begin = performance.now()
    const response = await fetch(url + calls.getCustomerProfile.path, { headers })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`A profile got the response ${response.status}`)
    milliseconds.push(performance.now() - begin)
  }
  const reads: Promise<void>[] = []
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    reads.push(read(tokens[reads.length % tokens.length] ?? ''))
    await wait(EVERY_MS)
  }
  await Promise.all(reads)
  return { milliseconds, seconds }
}

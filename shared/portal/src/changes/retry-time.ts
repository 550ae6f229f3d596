import { BffError } from '@portal/bff-client'
import { useState } from 'react'

/** @returns when a call that was refused as one too many may be repeated, in milliseconds since 1970 */
export function retryTimeOf(error: unknown): number | undefined {
  const wait = error instanceof BffError ? error.retryAfter : undefined
  return wait === undefined ? undefined : Date.now() + wait * 1000
}

/** The same for the last error, counted from its arrival. A repeated call does not change the time. */
export function useRetryTime(error: unknown): number | undefined {
  const [last, setLast] = useState<{ error: unknown; time: number | undefined }>()
  if (error && error !== last?.error) setLast({ error, time: retryTimeOf(error) })
  return last?.time
}

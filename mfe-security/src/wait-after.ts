import { BffError } from '@portal/bff-client'
import { useState } from 'react'

/** When what was refused as too many may be tried again, in milliseconds since 1970; undefined if it may at once. */
export function useWaitAfter(error: unknown): number | undefined {
  const [seen, setSeen] = useState<{ error: unknown; until: number | undefined }>()
  const wait = error instanceof BffError ? error.retryAfter : undefined
  if (error && error !== seen?.error) {
    setSeen({ error, until: wait === undefined ? undefined : Date.now() + wait * 1000 })
  }
  return seen?.until
}

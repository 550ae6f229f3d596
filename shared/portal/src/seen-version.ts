import { BffError } from '@portal/bff-client'
import { useState } from 'react'

const toldOf = ['stale-version', 'not-found']

/**
 * The version that a form may save over: the one that the customer saw when it opened. A newer one that came in behind
 * the form, as after any refusal, counts only once they have been told of it.
 * @param current of what is stored now; where a change needs more than its number, all that is stored
 * @param refusal why the last attempt failed
 */
export function useSeenVersion<Version>(current: Version, refusal: unknown): Version {
  const [opened] = useState({ version: current })
  const isTold = refusal instanceof BffError && toldOf.includes(refusal.code)
  return isTold ? current : opened.version
}

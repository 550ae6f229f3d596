import { BffError } from '@portal/bff-client'
import { useState } from 'react'

/** Codes of the refusals that show what is stored now. */
const conflicts = ['stale-version', 'not-found']

/**
 * The version that a change may replace: the one shown when the form opened. A newer one that was loaded in the
 * background counts only after a refusal has shown it; it then also counts for a retry after another error.
 * @param current version that is stored now; where a change needs more than its number, all that is stored
 * @param error of the last attempt
 */
export function useBaseVersion<Version>(current: Version, error: unknown): Version {
  const [seen, setSeen] = useState({ version: current })
  const isShown = error instanceof BffError && conflicts.includes(error.code)
  if (isShown && seen.version !== current) setSeen({ version: current })
  return isShown ? current : seen.version
}

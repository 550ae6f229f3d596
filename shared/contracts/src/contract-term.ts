import type { Contract } from './customer-profile.ts'
import { today } from './today.ts'

/** `ending` still runs, but its last day is known. */
export type ContractTerm = 'upcoming' | 'running' | 'ending' | 'ended'

/** Where a contract stands on a day of the German calendar, ISO 8601; on its last day it still runs. */
export function contractTerm(
  { termStart, termEnd }: Pick<Contract, 'termStart' | 'termEnd'>,
  day = today(),
): ContractTerm {
  if (termEnd && termEnd < day) return 'ended'
  if (termStart > day) return 'upcoming'
  return termEnd ? 'ending' : 'running'
}

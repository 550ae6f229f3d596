import type { ProblemCode } from '@portal/contracts'

export interface CallDescription {
  /** Groups the calls for readers. */
  topic: string
  summary: string
  /** What it refuses beyond what every call of its kind refuses. */
  problems: readonly ProblemCode[]
}

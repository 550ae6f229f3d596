import type { bodies, CallBody, CallName, ProblemCode } from '@portal/contracts'

/** What the document says of a call beyond what the contracts say. */
export type CallDescriptions = {
  [Name in CallName]: {
    summary: string
    /** What it refuses beyond what every call of its kind refuses. */
    problems?: readonly ProblemCode[]
  } & (Name extends keyof typeof bodies ? { /** An example, invented. */ body: CallBody<Name> } : unknown)
}

/** Calls that readers find together. */
export interface Topic {
  name: string
  description: string
  calls: Partial<CallDescriptions>
}

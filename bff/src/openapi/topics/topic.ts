import type { bodies, CallBody, CallName, ProblemCode } from '@portal/contracts'

/** Describes a call beyond the contracts. */
export type CallDescriptions = {
  [Name in CallName]: {
    summary: string
    /** Problems besides those of every call of its kind. */
    problems?: readonly ProblemCode[]
  } & (Name extends keyof typeof bodies ? { /** An example, invented. */ body: CallBody<Name> } : unknown)
}

/** A group of calls in the document. */
export interface Topic {
  name: string
  description: string
  calls: Partial<CallDescriptions>
}

import type * as v from 'valibot'
import type { MailKind } from './mail-kinds.ts'

/** How old the sign-in by password may be for a call with `stepUp`. */
export const STEP_UP_SECONDS = 5 * 60

/** At most so many calls within so many seconds. */
export interface CallLimit {
  most: number
  withinSeconds: number
}

const MINUTE = 60

/**
 * What every call but the probes is limited by: all reads of a customer together, all writes together, and all public
 * calls from one network address. Counted in each process.
 */
export const commonLimits = {
  read: { most: 600, withinSeconds: MINUTE },
  write: { most: 120, withinSeconds: MINUTE },
  public: { most: 300, withinSeconds: MINUTE },
} as const satisfies Record<string, CallLimit>

/**
 * One call of the BFF, for the server's route, the typed client and the OpenAPI document alike. Its body, if it has
 * one, stands under the same name in `bodies.ts`, which the client does not carry around; what is said of it to readers
 * stands with the document in the BFF.
 */
export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below the BFF path, without a leading host. */
  path: `/${string}`
  /** Status of the good answer, 200 if it is not named. */
  status?: 202
  /** Public calls take no token. */
  public?: true
  /** Takes the token of a sign-in that belongs to no customer yet, too. */
  withoutAccount?: true
  /** Takes the optional `Tenant` header; without it the last used brand counts. */
  tenant?: true
  /** Needs `If-Match: "<version>"` of the value that is changed. */
  versioned?: true
  /**
   * Changes a way into the account or shows a secret: needs a sign-in by password within the last
   * `STEP_UP_SECONDS`. Without one the answer is 401 `sign-in-too-old`, with the challenge of RFC 9470.
   */
  stepUp?: true
  /**
   * Beside the common limits: tries of one customer, counted on all servers together. Each of them holds. For a call that
   * sends a mail, they hold for the mailbox, too.
   */
  limits?: readonly CallLimit[]
  /** Kinds of mail that a good answer may send; `mail-kinds.ts` says who gets them. */
  mails?: readonly MailKind[]
  /** Refused while the account is frozen: changes a way in, or where post goes. */
  refusedWhenFrozen?: true
  /** Still answers when the deletion of the account was asked for. */
  afterDeletion?: true
  /** Parameters behind the question mark. Strict, as bodies are. */
  query?: v.GenericSchema
  /** Of an answer that is a file; without it the answer is JSON. */
  media?: 'application/pdf'
  /** Tolerant: the BFF may add a field before every remote that is live has heard of it. */
  response: v.GenericSchema
}

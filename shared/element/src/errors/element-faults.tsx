import type { ReactNode } from 'react'
import type { ErrorCode } from './element-errors.ts'
import type { Failure } from './find-failure.ts'
import type { PolicyViolation } from './policy-violations.ts'
import { reportError } from './report-error.ts'

/** Only an element with an error needs them. */
const loadErrors = () => import(/* webpackChunkName: "errors" */ './errors.ts')

export interface FoundFault {
  /** What the customer reads instead of their data. */
  content: ReactNode
  /** Whether the customer has to sign in again. */
  isEnd: boolean
}

/** Finds out why an element shows no data, and tells the page. */
export interface ElementFaults {
  /** An error after which the element works all the same. */
  report(code: ErrorCode, facts: string): Promise<void>
  session(facts: string, retry: () => void): Promise<FoundFault>
  /** @param address of the config, unless it was given inline */
  start(error: unknown, address: string | undefined, retry: () => void): Promise<FoundFault>
  /**
   * @param provider its address
   * @returns nothing if the policy does not block it: the sign-in shows that it is not reachable
   */
  signIn(provider: string, retry: () => void): Promise<FoundFault | undefined>
  /**
   * @param bff its address
   * @returns nothing for a failure that the failed card shows
   */
  call(error: unknown, bff: string, retry: () => void): Promise<FoundFault | undefined>
}

/** @param portal its address */
export function createElementFaults(
  element: HTMLElement,
  portal: URL,
  violations: PolicyViolation[],
): ElementFaults {
  async function show({ code, facts }: Failure, retry: () => void) {
    const { ElementFailure, elementErrors } = await loadErrors()
    if (code !== 'session-ended') reportError(element, code, `${facts} ${elementErrors[code].advice}`, portal)
    const isEnd = code === 'session-ended' || code === 'token-refused'
    return { content: <ElementFailure code={code} onRetry={retry} />, isEnd }
  }

  return {
    async report(code, facts) {
      const { elementErrors } = await loadErrors()
      reportError(element, code, `${facts} ${elementErrors[code].advice}`, portal)
    },
    session: (facts, retry) => show({ code: 'session-missing', facts }, retry),
    async start(error, address, retry) {
      const { startFailure } = await loadErrors()
      return show(await startFailure(error, address, violations), retry)
    },
    async signIn(provider, retry) {
      // Without a connection this file is missing, too.
      const errors = await loadErrors().catch(() => undefined)
      const failure = await errors?.blockedCall(provider, violations)
      return failure && show(failure, retry)
    },
    async call(error, bff, retry) {
      const { callFailure } = await loadErrors()
      const failure = await callFailure(error, bff, violations)
      return failure && show(failure, retry)
    },
  }
}

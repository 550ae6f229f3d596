import { parseUrl } from '@portal/contracts'

/** A request of the element that the Content-Security-Policy of the page has blocked. */
export interface PolicyViolation {
  /** Such as `connect-src`. */
  directive: string
  address: string
}

/**
 * Keeps what the policy of the page blocks from now on. A blocked request looks like a broken connection to the code that has sent
 * it. Has to be small: it is in the entry of an element.
 */
export function watchPolicy(): PolicyViolation[] {
  const violations: PolicyViolation[] = []
  document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective, blockedURI }) => {
    if (disposition === 'enforce') violations.push({ directive: effectiveDirective, address: blockedURI })
  })
  return violations
}

/**
 * What the policy has blocked at an origin.
 * @param directives those of the failed request: a blocked font explains no failed call
 */
export async function findViolation(
  violations: PolicyViolation[],
  directives: RegExp,
  origin: string,
): Promise<string | undefined> {
  // The event of a violation comes before the failure of its request, or in the same turn.
  await new Promise((resolve) => setTimeout(resolve))
  const found = violations.find(
    ({ directive, address }) => directives.test(directive) && parseUrl(address)?.origin === origin,
  )
  return found && `${found.directive} blocks ${found.address}.`
}

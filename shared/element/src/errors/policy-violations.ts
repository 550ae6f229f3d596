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

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: ScriptUrlPolicy): ScriptUrlPolicy
}

/**
 * Makes a function that allows the URL of a script, and returns it for `script.src`. The page's Trusted Types policy of this name
 * refuses every other URL.
 * @param refusal the message of the TypeError
 */
export function createScriptAllowlist(policyName: string, refusal: string): (url: string) => string {
  const allowed = new Set<string>()
  const createScriptURL = (url: string) => {
    if (!allowed.has(url)) throw new TypeError(refusal)
    return url
  }
  // Trusted Types allow each policy once. A browser without Trusted Types uses the URL directly.
  let policy: ScriptUrlPolicy | undefined
  return (url) => {
    const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory }
    policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL }) ?? { createScriptURL }
    allowed.add(url)
    return policy.createScriptURL(url)
  }
}

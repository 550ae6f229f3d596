import { SCRIPT_POLICY } from '@portal/contracts'

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy
}

/** The addresses that may become a script of somebody else: set from the config, by nothing else. */
const allowed = new Set<string>()
let policy: ScriptUrlPolicy | undefined

function createScriptURL(url: string): string {
  if (!allowed.has(url)) throw new TypeError('This script was not asked for by the config')
  return url
}

/** Trusted Types know each policy once; a browser without them takes the address as it is. */
function scriptUrlPolicy(): ScriptUrlPolicy {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory }
  policy ??= trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL }) ?? { createScriptURL }
  return policy
}

/**
 * Adds a script of a third party to the page.
 * @returns resolves when it has run
 * @throws Error when it cannot be loaded, TypeError when the page's policy refuses it
 */
export async function injectScript(url: string, attributes: Record<string, string> = {}): Promise<void> {
  allowed.add(url)
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = scriptUrlPolicy().createScriptURL(url)
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('A script could not be loaded'))
    }
    document.head.append(script)
  })
}

import { SCRIPT_POLICY } from '@portal/contracts'

interface ScriptUrlPolicy {
  createScriptURL(url: string): string
}

interface TrustedTypePolicyFactory {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): ScriptUrlPolicy
}

/** The URLs of third-party scripts from the config. */
const allowed = new Set<string>()
let policy: ScriptUrlPolicy | undefined

function createScriptURL(url: string): string {
  if (!allowed.has(url)) throw new TypeError('This script is not in the config')
  return url
}

/** Trusted Types allow each policy once. A browser without Trusted Types uses the URL directly. */
function scriptUrlPolicy(): ScriptUrlPolicy {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicyFactory }
  policy ??= trustedTypes?.createPolicy(SCRIPT_POLICY, { createScriptURL }) ?? { createScriptURL }
  return policy
}

/**
 * Adds a script of a third party to the page.
 * @returns resolves when the script has run
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

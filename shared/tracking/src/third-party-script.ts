import { SCRIPT_POLICY } from '@portal/contracts'
import { createScriptAllowlist } from '@portal/federation/loading'

/** The URLs of third-party scripts from the config. */
const allow = createScriptAllowlist(SCRIPT_POLICY, 'This script is not in the config')

/**
 * Adds a script of a third party to the page.
 * @returns resolves when the script has run
 * @throws Error when it cannot be loaded, TypeError when the page's policy refuses it
 */
export async function injectScript(url: string, attributes: Record<string, string> = {}): Promise<void> {
  const script = document.createElement('script')
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value)
  script.async = true
  script.src = allow(url)
  await new Promise<void>((resolve, reject) => {
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('A script could not be loaded'))
    }
    document.head.append(script)
  })
}

/** Shared by every copy of the loader on the page: two tags, or one in a bundle. */
const STATE = Symbol.for('nordtal.elements')

/** The name of the Trusted Types policy, which a page allows once. */
const POLICY = 'nordtal-elements'

interface ScriptPolicy {
  createScriptURL(url: string): string
}

interface PageState {
  loads: Map<string, Promise<CustomElementConstructor>>
  /** The elements, and their scripts by URL, of which an attempt has failed. */
  failures: Set<string>
  /** Of the files that the loaded elements may request later, by URL. */
  integrities: Map<string, string>
  /** The scripts that the Trusted Types policy allows. */
  allowed: Set<string>
  /** Undefined in a browser without Trusted Types, null on a page that does not allow the policy. */
  policy: ScriptPolicy | null | undefined
}

function createPolicy(allowed: Set<string>): PageState['policy'] {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
  }
  const createScriptURL = (url: string) => {
    if (!allowed.has(url)) throw new TypeError(`${url} is in no release`)
    return url
  }
  try {
    return trustedTypes?.createPolicy(POLICY, { createScriptURL })
  } catch {
    return null
  }
}

/** What the loader remembers of this page. */
export function pageState(): PageState {
  const page = globalThis as { [STATE]?: PageState }
  if (!page[STATE]) {
    const allowed = new Set<string>()
    page[STATE] = {
      loads: new Map(),
      failures: new Set(),
      integrities: new Map(),
      allowed,
      policy: createPolicy(allowed),
    }
  }
  return page[STATE]
}

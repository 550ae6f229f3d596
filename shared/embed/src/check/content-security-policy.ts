/** The directives of one policy by name, each with its sources. */
export type Policy = ReadonlyMap<string, string[]>

export type Directive = 'script-src-elem' | 'style-src-elem' | 'connect-src' | 'font-src' | 'img-src'

/** The directives that hold for a kind of request: the first that a policy has. */
const fallbacks: Record<Directive, string[]> = {
  'script-src-elem': ['script-src-elem', 'script-src', 'default-src'],
  'style-src-elem': ['style-src-elem', 'style-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'font-src': ['font-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
}

function parsePolicy(text: string): Policy {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  // The first of two equal directives holds.
  return new Map(
    directives.toReversed().map(([name = '', ...sources]) => [name.toLowerCase(), sources] as const),
  )
}

/** The policies of a header or a meta element. A request must be allowed by each. */
export const parsePolicies = (text: string): Policy[] =>
  text
    .split(',')
    .filter((policy) => policy.trim())
    .map(parsePolicy)

const SECURE: Record<string, string> = { 'http:': 'https:', 'ws:': 'wss:' }

const schemeFits = (allowed: string, scheme: string) => allowed === scheme || SECURE[allowed] === scheme

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }

function hostFits(allowed: string, host: string): boolean {
  if (allowed === '*') return true
  return allowed.startsWith('*.') ? host.endsWith(allowed.slice(1)) : allowed === host
}

function portFits(allowed: string | undefined, { port, protocol }: URL): boolean {
  if (allowed === '*') return true
  const actual = port || DEFAULT_PORTS[protocol]
  if (!allowed) return actual === DEFAULT_PORTS[protocol]
  return allowed === actual || (allowed === '80' && actual === '443')
}

function pathFits(allowed: string | undefined, path: string): boolean {
  if (!allowed || allowed === '/') return true
  return allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed
}

const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/[^?#]*)?$/i

/** Whether a source of a directive allows a request, as CSP level 3 compares them. */
function sourceFits(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url.protocol)
  if (source.toLowerCase() === "'self'") return url.origin === page.origin
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? []
  if (!host) return false
  const schemeOfSource = scheme?.toLowerCase() ?? page.protocol
  return (
    schemeFits(schemeOfSource, url.protocol) &&
    hostFits(host.toLowerCase(), url.hostname) &&
    portFits(port, url) &&
    pathFits(path, url.pathname)
  )
}

/**
 * The directive of a policy that blocks a request.
 * @returns undefined if the policy allows it
 */
export function blockingDirective(policy: Policy, kind: Directive, url: URL, page: URL): string | undefined {
  const name = fallbacks[kind].find((directive) => policy.has(directive))
  if (!name) return undefined
  const sources = policy.get(name) ?? []
  // Then a script that the page trusts may import any other.
  if (kind === 'script-src-elem' && sources.includes("'strict-dynamic'")) return undefined
  return sources.some((source) => sourceFits(source, url, page)) ? undefined : name
}

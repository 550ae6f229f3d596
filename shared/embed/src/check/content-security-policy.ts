/** The directives of one policy by name, each with its sources. */
export type Policy = ReadonlyMap<string, string[]>

type Directive = 'script-src-elem' | 'style-src-elem' | 'connect-src' | 'font-src' | 'img-src'

export interface PageRequest {
  kind: Directive
  url: URL
  /** Those of the tag. A script passes its nonce on to what it imports. */
  nonce?: string | undefined
  integrity?: string | undefined
  /** A tag in the HTML of the page, and what its script imports statically: what scripts add to the page is trusted with them. */
  isParserInserted?: boolean
}

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

/** Percent-encoded characters are equal to plain ones. */
const decode = (path: string) =>
  path.replace(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

function pathFits(allowed: string | undefined, path: string): boolean {
  if (!allowed || allowed === '/') return true
  return allowed.endsWith('/') ? path.startsWith(allowed) : path === allowed
}

/** The origin of the page; also that of the same host with https and the default port. */
const isSelf = (url: URL, page: URL) =>
  url.origin === page.origin ||
  (url.hostname === page.hostname && !url.port && !page.port && schemeFits(page.protocol, url.protocol))

const HOST_SOURCE = /^(?:([a-z][a-z\d+.-]*:)\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/[^?#]*)?$/i

/** Whether a source of a directive allows a request, as CSP level 3 compares them. */
function sourceFits(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === page.protocol
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return schemeFits(source.toLowerCase(), url.protocol)
  if (source.toLowerCase() === "'self'") return isSelf(url, page)
  const [, scheme, host, port, path] = HOST_SOURCE.exec(source) ?? []
  if (!host) return false
  const schemeOfSource = scheme?.toLowerCase() ?? page.protocol
  return (
    schemeFits(schemeOfSource, url.protocol) &&
    hostFits(host.toLowerCase(), url.hostname) &&
    portFits(port, url) &&
    pathFits(path && decode(path), decode(url.pathname))
  )
}

const isStrictDynamic = (source: string) => source.toLowerCase() === "'strict-dynamic'"

/** Whether the policy trusts the tag of a script by its nonce, or by each hash of its integrity. */
function trusts(sources: string[], { nonce, integrity = '' }: PageRequest): boolean {
  if (nonce && sources.some((source) => /^'nonce-(.+)'$/i.exec(source)?.[1] === nonce)) return true
  const hashes = integrity.split(/\s+/).filter(Boolean)
  return hashes.length > 0 && hashes.every((hash) => sources.includes(`'${hash}'`))
}

export interface Blocking {
  /** As the policy names it. */
  directive: string
  /** The policy has 'strict-dynamic', which ignores addresses. */
  ignoresAddresses: boolean
}

/**
 * The directive of a policy that blocks a request.
 * @returns undefined if the policy allows it
 */
export function blockingDirective(policy: Policy, request: PageRequest, page: URL): Blocking | undefined {
  const { kind, url, isParserInserted } = request
  const directive = fallbacks[kind].find((name) => policy.has(name))
  if (!directive) return undefined
  const sources = policy.get(directive) ?? []
  const isScript = kind === 'script-src-elem'
  if (isScript && trusts(sources, request)) return undefined
  const ignoresAddresses = isScript && sources.some(isStrictDynamic)
  const isAllowed = ignoresAddresses
    ? !isParserInserted
    : sources.some((source) => sourceFits(source, url, page))
  return isAllowed ? undefined : { directive, ignoresAddresses }
}

import { createHash } from 'node:crypto'
import {
  type AppConfig,
  originsOf,
  SCRIPT_POLICY,
  type ThirdPartyConfig,
  thirdPartySources,
} from '@portal/contracts'
import { OVERRIDE_NONCE, RELEASE_POLICY } from '@portal/federation/protocol'

/** Other origins to which the page may send requests. */
type OtherOrigins = Pick<AppConfig, 'apiGatewayUrl' | 'loginProviderDomain'> &
  Partial<Pick<AppConfig, 'overrideOrigins'>> &
  ThirdPartyConfig

interface Inline {
  scripts: string[]
  styles?: string[]
}

/**
 * The policy of the portal's page. Inline scripts and styles are allowed only by hash, and third parties only if the config names
 * them. `frame-ancestors` is missing because a meta element cannot set it.
 * @param options.checksReleases whether the host checks scripts of releases before it imports them
 * @param options.trustedTypes the policies that remotes declare, of each remote
 */
export function contentSecurityPolicy(
  config: OtherOrigins,
  { scripts, styles = [] }: Inline,
  { checksReleases = false, trustedTypes = [] }: { checksReleases?: boolean; trustedTypes?: string[] } = {},
): string {
  const api = originsOf(config.apiGatewayUrl)
  const login = originsOf(config.loginProviderDomain)
  const overrides = config.overrideOrigins ?? []
  const isDevelopment = overrides.length > 0
  const thirdParties = thirdPartySources(config, { agreed: true })
  const typePolicies = [
    ...(checksReleases ? [RELEASE_POLICY] : []),
    ...(thirdParties.script.length > 0 ? [SCRIPT_POLICY] : []),
    ...new Set(trustedTypes),
    // Two remotes with one framework bring two copies of it.
    ...(new Set(trustedTypes).size < trustedTypes.length || isDevelopment ? ["'allow-duplicates'"] : []),
    // A remote may be shown whose declaration the page does not have.
    ...(isDevelopment ? ['*'] : []),
  ]
  const directives: [string, ...string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts.map(hashSource), ...overrides, ...thirdParties.script],
    [
      'style-src',
      "'self'",
      ...styles.map(hashSource),
      ...(isDevelopment ? [`'nonce-${OVERRIDE_NONCE}'`] : []),
      ...overrides,
    ],
    ['img-src', "'self'", 'data:', ...overrides, ...thirdParties.img],
    ['font-src', "'self'", ...overrides],
    [
      'connect-src',
      "'self'",
      ...overrides,
      ...overrides.map((origin) => origin.replace(/^http/, 'ws')),
      ...api,
      ...login,
      ...thirdParties.connect,
    ],
    ['frame-src', ...(login.length > 0 ? login : ["'none'"])],
    ['form-action', "'self'"],
    ['base-uri', "'none'"],
    ['manifest-src', "'self'"],
    ['trusted-types', ...(typePolicies.length > 0 ? typePolicies : ["'none'"])],
    ['require-trusted-types-for', "'script'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

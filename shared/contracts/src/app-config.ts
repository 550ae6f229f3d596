import { type TenantId, tenantIds } from '@portal/brands'
import { RemoteNameSchema } from '@portal/federation/protocol'
import * as v from 'valibot'
import { parseUrl } from './parse-url.ts'
import { isTouchpoint } from './touchpoints.ts'

/** Public pages of the portal that do not redirect to the sign-in. */
export const publicPaths = ['/data-protection', '/accessibility', '/cancellation', '/503'] as const

const PUBLIC_PATH = new RegExp(String.raw`^(${publicPaths.join('|')})(\?[\w\-./=&]*)?$`)

/** An element fetches the app config as `/config.json?v=4`; the portal's page contains it. */
export const APP_CONFIG_VERSION = 4

const text = v.pipe(v.string(), v.trim())
const optionalText = v.optional(text, '')
const url = v.pipe(text, v.url('must be an absolute URL'))
const optionalUrl = v.optional(v.union([v.literal(''), url], 'must be empty or an absolute URL'), '')
const optionalSite = v.optional(
  v.pipe(
    text,
    v.check(
      (value) => value === '' || parseUrl(value)?.protocol === 'https:',
      'must be empty or an address that begins with https://',
    ),
  ),
  '',
)
/** `portalUrl100` and `contractManagementUrl100`, for each brand. */
const sitesOfBrands = Object.fromEntries(
  tenantIds.flatMap((id) =>
    [`portalUrl${id}`, `contractManagementUrl${id}`].map((name) => [name, optionalSite]),
  ),
) as Record<`${'portalUrl' | 'contractManagementUrl'}${TenantId}`, typeof optionalSite>
const optionalForm = (form: RegExp, message: string) =>
  v.optional(
    v.pipe(
      text,
      v.check((value) => value === '' || form.test(value), message),
    ),
    '',
  )
const flagOf = (fallback: 'true' | 'false') =>
  v.optional(
    v.pipe(
      v.picklist(['true', 'false'], 'must be "true" or "false"'),
      v.transform((value) => value === 'true'),
    ),
    fallback,
  )
const flag = flagOf('false')
const list = v.optional(
  v.pipe(
    text,
    v.transform((value) =>
      value
        .split(',')
        .map((item) => item.trim())
        .filter(Boolean),
    ),
  ),
  '',
)

/** An origin that is secure or on this machine. */
const ORIGIN = /^(https:\/\/[\w.-]+|http:\/\/localhost)(:\d+)?$/

/** What differs between installations of the portal. Strings in the file, typed here. */
const AppConfigSchema = v.object({
  /** Origin of the API gateway; empty when the BFF is served on the portal's own origin. */
  apiGatewayUrl: optionalUrl,
  /** Path in front of every call, `/bff`. */
  bffPath: v.pipe(text, v.regex(/^\/[\w\-/]*[\w-]$/, 'must be a path such as /bff')),
  /** Sent instead of a token with `mockedLogin`. */
  bffSubscriptionKey: optionalForm(/^[!-~]+$/, 'must be printable ASCII without spaces'),
  /** Sign-in is installed only if domain and client id are both set. */
  loginProviderDomain: optionalText,
  /** The portal as the identity provider knows it. */
  loginClientId: optionalText,
  /** The BFF as the identity provider knows it. */
  loginAudience: optionalText,
  /** What the sign-in asks for. */
  loginScope: v.optional(text, 'openid profile email'),
  /** Binds the tokens to a key that cannot leave the browser (RFC 9449). `false` for a provider that refuses the header. */
  loginDpop: flagOf('true'),
  /** The public page for a failed sign-in. Other pages would start the sign-in again. Without it the sign-in shows the error. */
  loginErrorPath: optionalForm(PUBLIC_PATH, `must be one of ${publicPaths.join(', ')}`),
  /** No sign-in: every visitor is the persona, and the BFF's subscription key replaces the token. For trying only. */
  mockedLogin: flag,
  /** Needed by `mockedLogin`: the BFF answers with invented data. */
  mockedCustomerData: flag,
  /** The invented customer, such as `anna`. */
  mockPersonaName: optionalForm(/^[\w-]+$/, 'must be a persona such as anna'),
  ...sitesOfBrands,
  /** Origins and app schemes that customers may come from and return to. */
  referringTouchpoints: v.pipe(
    list,
    v.everyItem(
      isTouchpoint,
      'must be origins such as https://www.example.org, or app schemes such as example-app:',
    ),
  ),
  /** Origins of `npm run dev` that may override a remote in one browser tab. Production leaves it out, which makes that impossible. */
  overrideOrigins: v.pipe(list, v.array(v.pipe(v.string(), v.regex(ORIGIN, 'must be an origin')))),
  /** Remotes whose tabs this installation does not show. */
  disabledTabs: v.pipe(list, v.array(RemoteNameSchema)),
  /** Id of the OneTrust domain script. Without it the portal asks for consent itself. */
  cookieConsentDomain: optionalForm(/^[\w-]+$/, 'must be the id of a domain script'),
  /** URL of the consent script, if not on OneTrust's own CDN. */
  cookieConsentScriptUrl: optionalUrl,
  /** The container of the statistics. Empty for an installation without them. */
  tagManagerId: optionalForm(/^GTM-[A-Z0-9]+$/, 'must be a container id such as GTM-ABC123'),
  /** `gtm_auth=…&gtm_preview=env-…`, as the tag manager shows it. Empty means the live environment. */
  tagManagerEnvironment: optionalForm(
    /^gtm_auth=[\w-]+&gtm_preview=env-\d+$/,
    'must read gtm_auth=…&gtm_preview=env-…',
  ),
  /** URL of the container, if not on Google's own CDN. */
  tagManagerScriptUrl: optionalUrl,
  /** Where errors and times of pages are reported. Empty for an installation without monitoring. */
  monitoringConnectionString: optionalForm(
    /^InstrumentationKey=[\da-f-]{36}(;\w+=[^;]+)*;?$/i,
    'must begin with InstrumentationKey=',
  ),
  /** Also counts browsers driven by a program, for tests of the statistics. */
  trackAutomatedRunner: flag,
})

export type AppConfig = v.InferOutput<typeof AppConfigSchema>

export const appConfigNames: readonly string[] = Object.keys(AppConfigSchema.entries)

const AppConfigFileSchema = v.array(v.strictObject({ name: v.string(), value: v.string() }))

/** The app config as it is in the file and in the page. */
export type AppConfigEntries = v.InferOutput<typeof AppConfigFileSchema>

/** The app config is invalid. `reasons` names every wrong entry. */
export class AppConfigError extends Error {
  override name = 'AppConfigError'
  readonly reasons: string[]

  constructor(reasons: string[]) {
    super(`The app config is not usable: ${reasons.join('; ')}`)
    this.reasons = reasons
  }
}

function entryReason(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '(file)'
  return issue.type === 'object' ? `${name}: is missing` : `${name}: ${issue.message}`
}

/** A persona has no token, and the BFF refuses a persona with a token: both are mocked, or neither. */
function mockReasons(config: AppConfig): string[] {
  const { mockedLogin, mockedCustomerData, mockPersonaName, bffSubscriptionKey } = config
  if (mockedLogin !== mockedCustomerData) return ['mockedLogin: must be the same as mockedCustomerData']
  if (!mockedLogin) return []
  const needed = { mockPersonaName, bffSubscriptionKey }
  return Object.entries(needed).flatMap(([name, value]) =>
    value ? [] : [`${name}: is needed by mockedLogin`],
  )
}

/**
 * Reads the name/value list of the static JSON file. Ignores unknown names, so that a file may serve two releases of the
 * portal; `appConfigWarnings` finds them.
 * @throws AppConfigError with every name that is missing, duplicate or has an invalid value
 */
export function parseAppConfig(file: unknown): AppConfig {
  const entries = v.safeParse(AppConfigFileSchema, file)
  if (!entries.success) throw new AppConfigError(['the file must be a list of { "name", "value" } pairs'])

  const names = entries.output.map((entry) => entry.name).filter((name) => appConfigNames.includes(name))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  const values = Object.fromEntries(entries.output.map((entry) => [entry.name, entry.value]))
  const config = v.safeParse(AppConfigSchema, values)
  const reasons = [
    ...twice.map((name) => `${name}: is given twice`),
    ...(config.issues ?? []).map(entryReason),
    ...(config.success ? mockReasons(config.output) : []),
  ]
  if (reasons.length > 0 || !config.success) throw new AppConfigError(reasons)
  return config.output
}

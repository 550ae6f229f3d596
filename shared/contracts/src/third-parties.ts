import type { AppConfig } from './app-config.ts'

export type ThirdPartyConfig = Partial<
  Pick<
    AppConfig,
    | 'cookieConsentDomain'
    | 'cookieConsentScriptUrl'
    | 'tagManagerId'
    | 'tagManagerScriptUrl'
    | 'monitoringConnectionString'
  >
>

const CONSENT_SCRIPT = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'
/** OneTrust's services for the customer's country and for the stored consents. */
const CONSENT_SERVICES = ['https://geolocation.onetrust.com', 'https://privacyportal-de.onetrust.com']
const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js'
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const INGESTION = 'https://dc.services.visualstudio.com'

/** A third-party service: the URL of its script and further origins. */
interface ScriptService {
  scriptUrl: string
  origins: string[]
}

/** The configured consent manager. Without one the portal asks for consent itself. */
export function consentService(config: ThirdPartyConfig): ScriptService | undefined {
  if (!config.cookieConsentDomain) return undefined
  const own = config.cookieConsentScriptUrl
  return { scriptUrl: own || CONSENT_SCRIPT, origins: own ? [] : CONSENT_SERVICES }
}

/** The configured tag manager, which needs the customer's consent. */
export function tagManagerService(config: ThirdPartyConfig): ScriptService | undefined {
  if (!config.tagManagerId) return undefined
  const own = config.tagManagerScriptUrl
  return { scriptUrl: own || TAG_MANAGER_SCRIPT, origins: own ? [] : ANALYTICS }
}

/** The origin of the configured monitoring service, which needs the customer's consent. */
export function monitoringOrigin({ monitoringConnectionString: text }: ThirdPartyConfig): string | undefined {
  if (!text) return undefined
  const endpoint = /(?:^|;)\s*IngestionEndpoint=([^;]+)/i.exec(text)?.[1]
  return new URL(endpoint ?? INGESTION).origin
}

/** The third-party sources that the policy of a page must allow. */
interface ThirdPartySources {
  script: string[]
  connect: string[]
  img: string[]
}

/**
 * The sources of the configured services.
 * @param agreed whether the customer has consented; otherwise only the consent manager is included
 */
export function thirdPartySources(
  config: ThirdPartyConfig,
  { agreed }: { agreed: boolean },
): ThirdPartySources {
  const consent = consentService(config)
  const tagManager = agreed ? tagManagerService(config) : undefined
  const monitoring = agreed ? monitoringOrigin(config) : undefined
  const services = [consent, tagManager].filter((service) => service !== undefined)
  const scripts = services.map(({ scriptUrl }) => new URL(scriptUrl).origin)
  const origins = services.flatMap((service) => service.origins)
  return {
    script: unique(scripts),
    connect: unique([...scripts, ...origins, ...(monitoring ? [monitoring] : [])]),
    img: unique([...scripts, ...(tagManager?.origins ?? [])]),
  }
}

const unique = (sources: string[]) => [...new Set(sources)]

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

/** The Trusted Types policy that lets exactly the scripts of these services through. */
export const SCRIPT_POLICY = 'portal-scripts'

const CONSENT_SCRIPT = 'https://cdn.cookielaw.org/scripttemplates/otSDKStub.js'
/** Where OneTrust asks for the customer's country and keeps the proofs. */
const CONSENT_SERVICES = ['https://geolocation.onetrust.com', 'https://privacyportal-de.onetrust.com']
const TAG_MANAGER_SCRIPT = 'https://www.googletagmanager.com/gtm.js'
const ANALYTICS = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const INGESTION = 'https://dc.services.visualstudio.com'

/** A service of somebody else, by the address of its script and the origins that it needs beside it. */
interface ScriptService {
  scriptUrl: string
  origins: string[]
}

/** The consent manager that the config names; without one the portal asks for itself. */
export function consentService(config: ThirdPartyConfig): ScriptService | undefined {
  if (!config.cookieConsentDomain) return undefined
  const own = config.cookieConsentScriptUrl
  return { scriptUrl: own || CONSENT_SCRIPT, origins: own ? [] : CONSENT_SERVICES }
}

/** The tag manager that the config names; it needs the customer's consent. */
export function tagManagerService(config: ThirdPartyConfig): ScriptService | undefined {
  if (!config.tagManagerId) return undefined
  const own = config.tagManagerScriptUrl
  return { scriptUrl: own || TAG_MANAGER_SCRIPT, origins: own ? [] : ANALYTICS }
}

/** Where telemetry goes, if the config names a monitoring service; it needs the customer's consent. */
export function monitoringOrigin({ monitoringConnectionString: text }: ThirdPartyConfig): string | undefined {
  if (!text) return undefined
  const endpoint = /(?:^|;)\s*IngestionEndpoint=([^;]+)/i.exec(text)?.[1]
  return new URL(endpoint ?? INGESTION).origin
}

/** What a page's policy must let through for third parties. */
interface ThirdPartySources {
  script: string[]
  connect: string[]
  img: string[]
}

/**
 * The sources that the config's services need, none without them.
 * @param agreed false leaves out what needs the customer's consent
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

import type { AppConfig } from '@portal/contracts'
import { createBeacon } from './beacon.ts'
import { scrubEnvelope } from './envelope.ts'
import { uncorrelatedHosts } from './outgoing-requests.ts'
import type { TrackedPath } from './tracked-path.ts'

/** Ends that are no faults: the customer went elsewhere, was offline, or their session has ended. */
const IGNORED_NAMES = ['AbortError', 'SessionEndedError']
const IGNORED_CODES = ['offline', 'aborted']

/** Whether monitoring must not hear of what was thrown. */
function isIgnoredError(thrown: unknown): boolean {
  if (!navigator.onLine) return true
  const { name, code } = Object(thrown) as { name?: unknown; code?: unknown }
  return IGNORED_NAMES.includes(String(name)) || IGNORED_CODES.includes(String(code))
}

/** What the monitoring service is told. */
export interface Telemetry {
  pageView(): void
  exception(error: unknown): void
  /** Nothing leaves any more, what waits included. */
  stop(): void
}

/** Starts the monitoring SDK. From then on requests, exceptions and unhandled rejections are told too. */
export async function startTelemetry(config: AppConfig, trackedPath: TrackedPath): Promise<Telemetry> {
  const { ApplicationInsights } = await import('@microsoft/applicationinsights-web')
  const beacon = createBeacon()
  const sdk = new ApplicationInsights({
    config: {
      connectionString: config.monitoringConnectionString,
      // The SDK hears of both without the thrown value, by which it is known whether it counts.
      disableExceptionTracking: true,
      // A page view counts at once, also when the customer moves on at once.
      overridePageViewDuration: true,
      disableFetchTracking: false,
      correlationHeaderExcludedDomains: uncorrelatedHosts(config),
      // Another origin would be asked first, and may refuse the call for a header that it does not know.
      enableCorsCorrelation: false,
      enableSessionStorageBuffer: false,
      maxBatchInterval: 5_000,
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
      featureOptIn: { SdkStats: { mode: 2 } },
      extensionConfig: {
        // Its settings stand here; it must not fetch others from its maker.
        AppInsightsCfgSyncPlugin: { cfgUrl: '', disableAutoSync: true },
        AppInsightsChannelPlugin: { httpXHROverride: beacon, alwaysUseXhrOverride: true },
      },
    },
  })
  sdk.addTelemetryInitializer((envelope) => scrubEnvelope(envelope, { bffPath: config.bffPath, trackedPath }))
  sdk.loadAppInsights()

  function exception(error: unknown) {
    if (isIgnoredError(error)) return
    sdk.trackException({ exception: withoutWords(error) })
  }

  const uncaught = ({ error }: ErrorEvent) => exception(error)
  const unhandled = ({ reason }: PromiseRejectionEvent) => exception(reason)
  addEventListener('error', uncaught)
  addEventListener('unhandledrejection', unhandled)

  return {
    pageView: () => sdk.trackPageView(),
    exception,
    stop() {
      removeEventListener('error', uncaught)
      removeEventListener('unhandledrejection', unhandled)
      beacon.close()
      if (sdk.core.isInitialized?.()) void sdk.unload(false)
    },
  }
}

/** An error of the same kind from the same place, without its message and without what caused it. */
function withoutWords(thrown: unknown): Error {
  const bare = new Error()
  if (!(thrown instanceof Error)) return bare
  bare.name = thrown.name
  bare.stack = thrown.stack?.replace(thrown.message, '') ?? ''
  return bare
}

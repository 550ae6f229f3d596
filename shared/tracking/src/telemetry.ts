import type { AppConfig } from '@portal/contracts'
import { createBeacon } from './beacon.ts'
import { scrubEnvelope } from './envelope.ts'
import { uncorrelatedHosts } from './outgoing-requests.ts'
import type { TrackedPath } from './tracked-path.ts'

/** Errors that are no faults: the customer left, was offline, or the session has ended. */
const IGNORED_NAMES = ['AbortError', 'SessionEndedError']
const IGNORED_CODES = ['offline', 'aborted']

/** Whether an error is not reported to monitoring. */
function isIgnoredError(thrown: unknown): boolean {
  if (!navigator.onLine) return true
  const { name, code } = Object(thrown) as { name?: unknown; code?: unknown }
  return IGNORED_NAMES.includes(String(name)) || IGNORED_CODES.includes(String(code))
}

/** Reports to the monitoring service. */
export interface Telemetry {
  pageView(): void
  exception(error: unknown): void
  /** Stops all reports, including queued ones. */
  stop(): void
}

/** Starts the monitoring SDK, which also reports requests, exceptions and unhandled rejections. */
export async function startTelemetry(config: AppConfig, trackedPath: TrackedPath): Promise<Telemetry> {
  const { ApplicationInsights } = await import('@microsoft/applicationinsights-web')
  const beacon = createBeacon()
  const sdk = new ApplicationInsights({
    config: {
      connectionString: config.monitoringConnectionString,
      // The SDK gets no thrown value, which decides whether an error is reported.
      disableExceptionTracking: true,
      // Sends a page view immediately, because the customer may leave the page.
      overridePageViewDuration: true,
      disableFetchTracking: false,
      correlationHeaderExcludedDomains: uncorrelatedHosts(config),
      // Another origin would need a preflight request, and may refuse an unknown header.
      enableCorsCorrelation: false,
      enableSessionStorageBuffer: false,
      maxBatchInterval: 5_000,
      loggingLevelConsole: 0,
      loggingLevelTelemetry: 0,
      featureOptIn: { SdkStats: { mode: 2 } },
      extensionConfig: {
        // Without this the SDK fetches settings from its vendor.
        AppInsightsCfgSyncPlugin: { cfgUrl: '', disableAutoSync: true },
        AppInsightsChannelPlugin: { httpXHROverride: beacon, alwaysUseXhrOverride: true },
      },
    },
  })
  sdk.addTelemetryInitializer((envelope) => scrubEnvelope(envelope, { bffPath: config.bffPath, trackedPath }))
  sdk.loadAppInsights()

  function exception(error: unknown) {
    if (isIgnoredError(error)) return
    sdk.trackException({ exception: withoutMessage(error) })
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

/** An error with the same name and place, without message and cause. */
function withoutMessage(thrown: unknown): Error {
  const bare = new Error()
  if (!(thrown instanceof Error)) return bare
  bare.name = thrown.name
  bare.stack = thrown.stack?.replace(thrown.message, '') ?? ''
  return bare
}

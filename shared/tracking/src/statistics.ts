import {
  type AppConfig,
  isTrackedEvent,
  monitoringOrigin,
  type TrackedEvent,
  tagManagerService,
} from '@portal/contracts'
import { clearAnalyticsStorage } from './cookies.ts'
import { lockNetwork } from './network-lock.ts'
import { startTagManager, type TagManager } from './tag-manager.ts'
import { startTelemetry, type Telemetry } from './telemetry.ts'
import type { TrackedPath } from './tracked-path.ts'

/** Whether the config names a service that needs consent. An automated browser is counted only with `trackAutomatedRunner`. */
export function needsConsent(config: AppConfig): boolean {
  if (navigator.webdriver && !config.trackAutomatedRunner) return false
  return tagManagerService(config) !== undefined || monitoringOrigin(config) !== undefined
}

/** The running services. */
export interface Statistics {
  /** Reports the current page and the application that the customer used last. */
  pageView(lastUsedApplication: string | undefined): void
  track(event: TrackedEvent): void
  exception(error: unknown): void
  /** Stops all services and removes their data from the browser. */
  stop(): void
}

/** Starts the services of the config. Call it only after the consent. */
export async function startStatistics(config: AppConfig, trackedPath: TrackedPath): Promise<Statistics> {
  const tagManager: TagManager | undefined = tagManagerService(config) && startTagManager(config)
  const telemetry: Telemetry | undefined = monitoringOrigin(config)
    ? await startTelemetry(config, trackedPath)
    : undefined
  let stopped = false
  let origin: string | undefined

  return {
    pageView(lastUsedApplication) {
      if (stopped) return
      if (lastUsedApplication && lastUsedApplication !== origin) tagManager?.setOrigin(lastUsedApplication)
      origin = lastUsedApplication
      tagManager?.navigateTo(trackedPath(location.pathname))
      telemetry?.pageView()
    },
    track(event) {
      if (!stopped && isTrackedEvent(event)) tagManager?.track(event)
    },
    exception(error) {
      if (!stopped) telemetry?.exception(error)
    },
    stop() {
      stopped = true
      telemetry?.stop()
      lockNetwork(config)
      clearAnalyticsStorage()
    },
  }
}

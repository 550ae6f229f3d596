import { type AppConfig, type TrackedEvent, tagManagerService } from '@portal/contracts'
import { injectScript } from './third-party-script.ts'

type DataLayer = Record<string, unknown>[]

const dataLayer = (): DataLayer => {
  const page = window as { dataLayer?: DataLayer }
  page.dataLayer ??= []
  return page.dataLayer
}

const environmentOf = (config: AppConfig) => new URLSearchParams(config.tagManagerEnvironment)

function containerUrl(scriptUrl: string, config: AppConfig): string {
  const url = new URL(scriptUrl)
  url.searchParams.set('id', config.tagManagerId)
  for (const [name, value] of environmentOf(config)) url.searchParams.set(name, value)
  return url.href
}

/** Pushes entries to the data layer. */
export interface TagManager {
  /** Sets the application that the customer used last. */
  setOrigin(origin: string): void
  navigateTo(path: string): void
  track(event: TrackedEvent): void
}

/**
 * Loads the container. Entries that are pushed earlier wait in the data layer. No other code pushes to it.
 */
export function startTagManager(config: AppConfig): TagManager {
  const service = tagManagerService(config)
  const environment = environmentOf(config).get('gtm_preview') ?? 'live'
  const layer = dataLayer()
  layer.push({ environment })
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  if (service) {
    // A browser may block the script. Only the statistics are missing then.
    injectScript(containerUrl(service.scriptUrl, config)).catch(() => undefined)
  }
  return {
    setOrigin: (origin) => layer.push({ origin, environment }),
    navigateTo: (path) => layer.push({ event: 'navigateToPath', page_path: path }),
    track: ({ type, ...facts }) => layer.push({ event: type, ...facts }),
  }
}

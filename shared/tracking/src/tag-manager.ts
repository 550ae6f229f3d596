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

/** The tag manager's side of the data layer. */
export interface TagManager {
  /** The application that the customer used last, as soon as it is known. */
  setOrigin(origin: string): void
  navigateTo(path: string): void
  track(event: TrackedEvent): void
}

/**
 * Loads the container. What is told before it has come waits in the data layer. Nothing else but what stands here gets
 * into it.
 */
export function startTagManager(config: AppConfig): TagManager {
  const service = tagManagerService(config)
  const environment = environmentOf(config).get('gtm_preview') ?? 'live'
  const layer = dataLayer()
  layer.push({ environment })
  layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
  if (service) {
    // A blocker in the browser is the customer's right: statistics are missing then, and nothing else.
    injectScript(containerUrl(service.scriptUrl, config)).catch(() => undefined)
  }
  return {
    setOrigin: (origin) => layer.push({ origin, environment }),
    navigateTo: (path) => layer.push({ event: 'navigateToPath', page_path: path }),
    track: ({ type, ...facts }) => layer.push({ event: type, ...facts }),
  }
}

import type { AppConfig, TrackedEvent } from '@portal/contracts'
import type { CookieSettings } from '@portal/portal'
import { hostTexts } from '../texts.de.ts'
import type { TrackedPage } from './tracked-page.ts'

/** The way to statistics and the customer's consent to them. Whatever fails behind it stays behind it. */
export interface Tracking {
  /** The page is ready to be counted. Nothing is loaded when the config names no service. */
  start(page: TrackedPage): void
  track(event: TrackedEvent): void
  /** Tells monitoring of a failure that no part of the page could handle. */
  report(error: unknown): void
  cookies: CookieSettings
}

const IDLE_WITHIN_MS = 5_000

/** Resolves when the page has been loaded and the browser has nothing better to do. */
async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (!window.requestIdleCallback) setTimeout(resolve, 1_000)
    else requestIdleCallback(() => resolve(), { timeout: IDLE_WITHIN_MS })
  })
}

const namesService = ({ cookieConsentDomain, tagManagerId, monitoringConnectionString }: AppConfig) =>
  Boolean(cookieConsentDomain || tagManagerId || monitoringConnectionString)

export function createTracking(): Tracking {
  let page: TrackedPage | undefined
  let loading: Promise<typeof import('./tracking-service.ts')> | undefined

  async function service() {
    if (!page) throw new Error('The page has not started')
    loading ??= import('./tracking-service.ts')
    loading.catch(() => {
      loading = undefined
    })
    return (await loading).trackingService(page)
  }

  type Service = Awaited<ReturnType<typeof service>>
  /** Counting is no reason to load anything that is not there. */
  function tell(message: (service: Service) => void) {
    if (page && namesService(page.config)) service().then(message, () => undefined)
  }

  return {
    start(started) {
      page = started
      if (namesService(started.config)) void whenIdle().then(() => tell((to) => to.start()))
    },
    track: (event) => tell((to) => to.track(event)),
    report: (error) => tell((to) => to.report(error)),
    cookies: {
      watch(listener) {
        let stop = () => undefined as unknown
        let isOver = false
        service().then(
          (to) => {
            if (!isOver) stop = to.watchAnswer(listener)
          },
          () => undefined,
        )
        return () => {
          isOver = true
          stop()
        }
      },
      open() {
        service()
          .then((to) => to.openSettings())
          .catch(() =>
            page?.notify({
              type: 'negative',
              ...hostTexts.t('cookieSettings.failed', { returnObjects: true }),
            }),
          )
      },
    },
  }
}

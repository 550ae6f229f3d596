import type { AppConfig, TrackedEvent } from '@portal/contracts'
import { whenIdle } from '@portal/federation/loading'
import type { CookieSettings } from '@portal/portal'
import { hostTexts } from '../texts.de.ts'
import type { TrackedPage } from './tracked-page.ts'

/** Statistics and the consent to them. A failure never affects the portal. */
export interface Tracking {
  /** Starts counting. Loads nothing if the config names no service. */
  start(page: TrackedPage): void
  track(event: TrackedEvent): void
  /** Reports a failure that no part of the page could handle. */
  report(error: unknown): void
  cookies: CookieSettings
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
  /** Loads nothing if the config names no service. */
  function send(message: (service: Service) => void) {
    if (page && namesService(page.config)) service().then(message, () => undefined)
  }

  return {
    start(started) {
      page = started
      if (namesService(started.config)) void whenIdle().then(() => send((to) => to.start()))
    },
    track: (event) => send((to) => to.track(event)),
    report: (error) => send((to) => to.report(error)),
    cookies: {
      watch(listener) {
        let stop = () => undefined as unknown
        let isStopped = false
        service().then(
          (to) => {
            if (!isStopped) stop = to.watchAnswer(listener)
          },
          () => undefined,
        )
        return () => {
          isStopped = true
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

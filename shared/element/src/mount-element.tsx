// Imported first: the tokens declare the order of the cascade layers.
import '@portal/ui/tokens.css'
import '@portal/brands/themes.css'
import './root.css'
import '@portal/ui/base.css'
import type { CallingRemote } from '@portal/bff-client'
import type { AppConfig } from '@portal/contracts'
import type { Tab } from '@portal/portal'
import { ErrorState, Loading, Skeleton } from '@portal/ui'
import { Fragment } from 'react'
import { createRoot } from 'react-dom/client'
import { configAddress, readConfig } from './app-config.ts'
import { isSameCustomer, sessionOf } from './element-portal.ts'
import { createElementView, type ElementView } from './element-view.tsx'
import { createElementFaults, type FoundFault } from './errors/element-faults.tsx'
import type { PolicyViolation } from './errors/policy-violations.ts'
import { openOwnSignIn } from './own-sign-in.ts'
import type { PortalElement } from './portal-element.ts'
import type { PrefetchedProfiles } from './prefetched-profiles.ts'
import { createRootElement } from './root-element.ts'
import { tellPage } from './tell-page.ts'

/** How long an element waits for a session that the page sets late. */
const SESSION_GRACE_MS = 3000

export interface MountOptions {
  basePath: string
  access: 'customer' | 'public'
  remote: CallingRemote
  /** The folder of the release's files: `…/remotes/<app>/<release>/element/`. */
  base: string
  /** What the policy of the page has blocked; grows. */
  violations: PolicyViolation[]
  prefetched: PrefetchedProfiles | undefined
}

export interface MountedElement {
  /** A property or attribute has a new value. */
  change(name: string): void
  unmount(): void
}

const waiting = (
  <Loading>
    <Skeleton />
  </Loading>
)

const portalOf = (base: string) => new URL('../../../../', new URL(base, document.baseURI))
const releaseOf = (base: string) => new URL(base, document.baseURI).pathname.split('/').at(-3) ?? ''

/** Collects names of one task: a page that sets several values starts the element once. */
function collect(follow: (names: Set<string>) => void) {
  let names = new Set<string>()
  return (name: string) => {
    if (names.size === 0) {
      queueMicrotask(() => {
        const collected = names
        names = new Set()
        follow(collected)
      })
    }
    names.add(name)
  }
}

/** A framework may have written the property of an element that was not defined yet into its attribute. */
function missingSession(element: PortalElement): string {
  const text = element.getAttribute('session')
  return text === null ? 'No session was set within 3 s.' : `The attribute session is ${text}.`
}

/** Two calls of one session may find out. */
function tellEnd(element: HTMLElement, shown: { hasEnded: boolean }) {
  if (shown.hasEnded) return
  shown.hasEnded = true
  tellPage(element, 'portal-session-ended')
}

const isEndOfSession = (error: unknown) => error instanceof Error && error.name === 'SessionEndedError'

/** Renders the tab into the element's shadow root, and anew when its session or config change. */
export function mountElement(
  element: PortalElement,
  shadow: ShadowRoot,
  { basePath, access, remote, base, violations, prefetched }: MountOptions,
  Tab: Tab,
): MountedElement {
  const container = createRootElement()
  shadow.append(container)
  const root = createRoot(container)
  let config: Promise<AppConfig> | undefined
  let view: ElementView | undefined
  let grace: ReturnType<typeof setTimeout> | undefined
  // Each start has its own, so that a call is never repeated with the session of another customer.
  let shown = { session: element.session, hasEnded: false }
  let start = 0
  let isMounted = true

  function leave() {
    start += 1
    clearTimeout(grace)
    view?.end()
    view = undefined
  }

  const faults = createElementFaults(element, portalOf(base), violations)

  /** Replaces the view, unless it has changed meanwhile. */
  async function fail(finding: Promise<FoundFault | undefined>) {
    const ownStart = start
    const unknown = { content: <ErrorState level={2} onRetry={show} />, isEnd: false }
    const fault = await finding.catch(() => unknown)
    if (ownStart !== start || !fault) return
    if (fault.isEnd) tellEnd(element, shown)
    // What is typed stays: the failed card or form says that it has failed. The page may also have set a new session.
    if (ownStart !== start || view?.hasInput()) return
    leave()
    root.render(fault.content)
  }

  async function show() {
    leave()
    const early = start === 1 && prefetched?.isFor(element) ? prefetched : undefined
    const ownStart = start
    const given = { session: element.session, hasEnded: false }
    shown = given
    root.render(waiting)
    try {
      config ??= readConfig(element)
      const appConfig = await config
      if (ownStart !== start) return
      const isOwn = given.session === 'provider' && !appConfig.mockedLogin
      const failSignIn = () => void fail(faults.signIn(appConfig.loginProviderDomain, show))
      const signIn = isOwn ? await openOwnSignIn(element, appConfig, failSignIn) : null
      if (ownStart !== start) return signIn?.session.close()
      const session = signIn?.session ?? sessionOf(() => given.session, appConfig)
      if (!session && access === 'customer') {
        grace = setTimeout(() => fail(faults.session(missingSession(element), show)), SESSION_GRACE_MS)
        return
      }
      const own = { content: container, release: releaseOf(base), config: appConfig, session, signIn }
      view = createElementView(element, {
        ...{ ...own, basePath, remote, portalUrl: portalOf(base), Tab, faults, prefetched: early },
        onCallError(error, bff) {
          // The element's own sign-in asks the customer itself.
          if (!isOwn || !isEndOfSession(error)) void fail(faults.call(error, bff, show))
        },
      })
      root.render(<Fragment key={ownStart}>{view.page}</Fragment>)
    } catch (error) {
      if (ownStart !== start) return
      config = undefined
      void fail(faults.start(error, configAddress(element), show))
    }
  }

  function follow(names: Set<string>) {
    if (names.has('config')) config = undefined
    const isNew = element.session !== shown.session
    const isOther = isNew && !(view && isSameCustomer(element.session, shown.session))
    if (isOther || ['config', 'routing', 'base'].some((name) => names.has(name))) return void show()
    Object.assign(shown, { session: element.session, hasEnded: shown.hasEnded && !isNew })
    if (isNew) view?.retryFailed()
    if (names.has('tenant')) view?.showTenant()
    if (names.has('path')) view?.showPath()
  }

  void show()
  return {
    change: collect((names) => isMounted && follow(names)),
    unmount() {
      isMounted = false
      root.unmount()
      leave()
      container.remove()
    },
  }
}

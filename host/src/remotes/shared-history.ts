import { isPathBelow } from '@portal/contracts'
import { type createBrowserRouter, NavigationType } from 'react-router'

/** The router of the host. */
export type PageRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>

const pathOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>) =>
  pathname + search + hash

/**
 * Lets the router of an app share the history of the page with that of the host, while the app is shown. Each of them writes addresses,
 * and takes those of the other one for the page that it shows. Returns what ends it.
 * @param basePath the path that the app is mounted at
 */
export function shareHistory(basePath: string, router: PageRouter): () => void {
  let shown = pathOf(location)

  /** The app has changed the address, in which the host keeps a state of its own. */
  async function follow() {
    if (!isPathBelow(basePath, location.pathname) || pathOf(location) === pathOf(router.state.location))
      return
    const { state } = history
    shown = pathOf(location)
    await router.navigate(shown, { replace: true, preventScrollReset: true })
    history.replaceState({ ...state, ...history.state }, '')
  }

  // Called after the host's router, which heard of it first, and before that of the app, which comes with it.
  const pass = (event: Event) => {
    shown = pathOf(location)
    const isAsked = [...router.state.blockers.values()].some(({ state }) => state === 'blocked')
    // The customer decides first, and the app has no page for the address of another tab.
    if (isAsked || !isPathBelow(basePath, location.pathname)) event.stopImmediatePropagation()
  }
  addEventListener('popstate', pass)
  const { pushState, replaceState } = history
  /** @param step by how many entries the history becomes longer */
  const followed =
    (write: typeof pushState, step: number): typeof pushState =>
    (...args) => {
      const { idx = 0 } = history.state ?? {}
      write.apply(history, args)
      // The host's router knows by it how far Back and Forward go.
      if (history.state?.idx === undefined)
        replaceState.call(history, { ...history.state, idx: idx + step }, '')
      // The host's own router knows the address that it has written once this task is over.
      setTimeout(follow)
    }
  history.pushState = followed(pushState, 1)
  history.replaceState = followed(replaceState, 0)

  /** The host has changed the address: the app hears of it as after Back. */
  const stop = router.subscribe(({ location: now, historyAction }) => {
    const isKnown = historyAction === NavigationType.Pop || pathOf(now) === shown
    if (isKnown || pathOf(now) !== pathOf(location)) return
    shown = pathOf(now)
    if (isPathBelow(basePath, now.pathname))
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  })
  return () => {
    stop()
    removeEventListener('popstate', pass)
    Object.assign(history, { pushState, replaceState })
  }
}

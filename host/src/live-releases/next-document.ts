import type { Location } from 'react-router'
import type { OpenDocument } from './check-live-set.ts'

const CHECK_INTERVAL_MS = 5 * 60_000

let offered: OpenDocument | undefined

/** Once there is no document with newer releases, the page stays with its releases until the next check. */
async function openOffered(to: Location): Promise<boolean> {
  const isOpened = (await offered?.(to)) === true
  if (!isOpened) offered = undefined
  return isOpened
}

/** The host's page or the remote that a path belongs to. */
const areaOf = ({ pathname }: Location) => pathname.split('/')[1]

/**
 * What opens the document of a navigation, if newer releases are live. Inside an area the page stays as it is, and so it does
 * for a navigation with state, which a new document would lose.
 */
export const documentFor = (from: Location, to: Location): OpenDocument | undefined =>
  offered && !to.state && areaOf(from) !== areaOf(to) ? openOffered : undefined

/** Checks for newer releases when the customer comes back to the page, and every five minutes. The first screen needs no check. */
export function watchLiveSet(): void {
  const check = async () => {
    const { checkLiveSet } = await import(/* webpackChunkName: "releases" */ './check-live-set.ts')
    offered = await checkLiveSet()
  }
  let isChecking = false
  const tryCheck = () => {
    // A page that comes back gets both events.
    if (document.hidden || isChecking) return
    isChecking = true
    // Offline, for instance, it fails. The next check may succeed.
    check()
      .catch(() => undefined)
      .finally(() => {
        isChecking = false
      })
  }
  addEventListener('focus', tryCheck)
  document.addEventListener('visibilitychange', tryCheck)
  setInterval(tryCheck, CHECK_INTERVAL_MS)
}

import { LIVE_SET_NAME, LIVE_SET_URL } from '@portal/contracts'
import type { Location } from 'react-router'

/** A slow answer must not hold the customer back. The page then continues with its releases. */
const PAGE_TIMEOUT_MS = 3_000

/** The set of releases that this page was rendered with. A page of an older store has none. */
const shownSet = () => document.querySelector<HTMLMetaElement>(`meta[name=${LIVE_SET_NAME}]`)?.content

/** Loads a document. Returns false if the navigation must continue in this page. */
export type OpenDocument = (to: Location) => Promise<boolean>

/** Asks for the live set while the customer looks at the page. If it is another one, returns what loads a document with it. */
export async function checkLiveSet(): Promise<OpenDocument | undefined> {
  const shown = shownSet()
  if (!shown || document.hidden || !navigator.onLine) return undefined
  const response = await fetch(LIVE_SET_URL, { cache: 'no-store' })
  const { set } = await response.json()
  return response.ok && set !== shown ? openDocument : undefined
}

/** Whether the server sends a page with other releases. A cache in between may still have the old one. */
async function isPageOutdated(): Promise<boolean> {
  const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
  return response.ok && !(await response.text()).includes(`"${shownSet()}"`)
}

/** Loads the document of a path if it has other releases and can be loaded. */
async function openDocument({ pathname, search, hash }: Location): Promise<boolean> {
  const isOutdated = await isPageOutdated().catch(() => false)
  if (isOutdated) location.assign(pathname + search + hash)
  return isOutdated
}

import { LIVE_SET_URL } from '@portal/federation/protocol'
import type { Location } from 'react-router'
import { isPageOutdated, shownSet } from './outdated-page.ts'

/** Loads a document. Returns false if the navigation must continue in this page. */
export type OpenDocument = (to: Location) => Promise<boolean>

/** Asks for the live set. If it is another one, returns what loads a document with it. */
export async function checkLiveSet(): Promise<OpenDocument | undefined> {
  const shown = shownSet()
  if (!shown || !navigator.onLine) return undefined
  const response = await fetch(LIVE_SET_URL, { cache: 'no-store' })
  const { set } = await response.json()
  return response.ok && set !== shown ? openDocument : undefined
}

/** Loads the document of a path if it has other releases and can be loaded. */
async function openDocument({ pathname, search, hash }: Location): Promise<boolean> {
  const isOutdated = await isPageOutdated()
  if (isOutdated) location.assign(pathname + search + hash)
  return isOutdated
}

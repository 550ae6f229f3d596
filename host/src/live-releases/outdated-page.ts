import { LIVE_SET_NAME } from '@portal/federation/protocol'

/** A slow answer must not hold the customer back. The page then continues with its releases. */
const PAGE_TIMEOUT_MS = 3_000

/** The set of releases that this page was rendered with. */
export const shownSet = () => document.querySelector<HTMLMetaElement>(`meta[name=${LIVE_SET_NAME}]`)?.content

/** Whether the server sends a page with other releases. Never rejects. */
export async function isPageOutdated(): Promise<boolean> {
  const shown = shownSet()
  if (!shown) return false
  try {
    const response = await fetch('/', { cache: 'no-cache', signal: AbortSignal.timeout(PAGE_TIMEOUT_MS) })
    return response.ok && !(await response.text()).includes(`"${shown}"`)
  } catch {
    return false
  }
}

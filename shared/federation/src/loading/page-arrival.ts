import type { PageArrival } from '../protocol/page-globals.ts'

const LOAD_TIMEOUT_MS = 8_000

/** An element that a foreign page has imported does not know which files are its own: the limits count from the beginning. */
const foreignPage: PageArrival = {
  whenSilent(onSilence) {
    const timer = setTimeout(onSilence, LOAD_TIMEOUT_MS)
    return () => clearTimeout(timer)
  },
  async readAnew(url) {
    const response = await fetch(url, { cache: 'reload', signal: AbortSignal.timeout(LOAD_TIMEOUT_MS) })
    await response.arrayBuffer()
    return response
  },
}

/** In the portal the limits count from the last byte; its inline script has set them, and the loader of elements in a foreign page. */
export const pageArrival = () => globalThis.portalArrival ?? foreignPage

import { readAnew, whenSilent } from '@portal/embed/arrival'
import type { PageArrival } from '@portal/federation/page-globals'

/** The files that the page has asked for. Only files of the portal have its origin. */
export function requestedFiles(): string[] {
  const elements = document.querySelectorAll<HTMLLinkElement & HTMLScriptElement>(
    'link[rel$=preload],link[rel=stylesheet],script[src]',
  )
  return Array.from(elements, ({ href, src }) => href || src).filter((url) => url.startsWith(origin))
}

/** The scripts that the page begins with: the preloads in its text have relative addresses. */
const isOfShell = (url: string | undefined) =>
  Array.from(document.querySelectorAll<HTMLLinkElement>('[rel=modulepreload][href^="/host/"]')).some(
    ({ href }) => href === url,
  )

export const pageArrival: PageArrival = {
  readAnew,
  // The shell still starts when its scripts come late. Its failure is shown meanwhile.
  whenSilent: (onSilence, file) =>
    isOfShell(file) ? () => undefined : whenSilent(() => requestedFiles().concat(file ?? []), onSilence),
}

import type { BootRelease } from '../protocol/index.ts'
import { applyStyles } from './releases.ts'

/** Adds a link to the head, which starts a request. */
export function addLink(attributes: Partial<HTMLLinkElement>): void {
  const link = document.createElement('link')
  Object.assign(link, { crossOrigin: 'anonymous' }, attributes)
  document.head.append(link)
}

const isInPage = ({ href }: { href: string }) => document.querySelector(`link[href="${href}"]`) !== null

/**
 * Preloads the scripts and styles of a tab, all at the same time: its code alone would request one after the other. Leaves out what
 * the page already has.
 */
export function preloadRelease({ preload, styles }: BootRelease, fetchPriority: 'low' | 'high'): void {
  for (const script of preload) {
    if (!isInPage(script)) addLink({ rel: 'modulepreload', fetchPriority, ...script })
  }
  for (const style of styles) {
    if (!isInPage(style)) addLink({ rel: 'preload', as: 'style', fetchPriority, ...style })
  }
}

/** Requests the first screen of a release that is shown next, before its code asks for it. */
export function startRequests(release: BootRelease): void {
  applyStyles(release, 'all')
  preloadRelease(release, 'high')
}

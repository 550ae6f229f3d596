import type { Tenant } from '@portal/contracts'

const COLOR = /#\w+/g
const QUOTED = /"(.*)"/

/** Gives page, browser bar and icon the theme of a brand. Its style sheet defines them. */
export function showTheme(theme: Tenant['theme']): void {
  const root = document.documentElement
  root.dataset.theme = theme
  const partOf = (token: string, pattern: RegExp, index: number) =>
    getComputedStyle(root).getPropertyValue(token).match(pattern)?.[index] ?? ''
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  light?.setAttribute('content', partOf('--color-brand', COLOR, 0))
  dark?.setAttribute('content', partOf('--color-surface', COLOR, 1))
  const icon = partOf('--mark', QUOTED, 1).replaceAll(/[ <>]/g, encodeURIComponent)
  document.querySelector('link[rel=icon]')?.setAttribute('href', icon)
}

import type { Tenant } from '@portal/contracts'

/** Of the tokens of each brand, what the browser shows outside of the page. */
export const looks: Record<Tenant['theme'], { brand: string; accent: string; darkSurface: string }> = {
  nordtal: { brand: '#00653a', accent: '#ffb81c', darkSurface: '#15211c' },
  flinkstrom: { brand: '#3d2bb5', accent: '#3ddbb0', darkSurface: '#1b182f' },
  solhaus: { brand: '#0a4f5c', accent: '#ff8a3d', darkSurface: '#132125' },
}

/** Gives page, browser bar and icon the look of a brand. */
export function showLook(theme: Tenant['theme']): void {
  const { brand, accent, darkSurface } = looks[theme]
  document.documentElement.dataset.theme = theme
  const [light, dark] = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
  light?.setAttribute('content', brand)
  dark?.setAttribute('content', darkSurface)
  // The sun, then the hill.
  const fills = [accent, brand]
  const icon = document.querySelector('link[rel=icon]')
  const drawing = icon
    ?.getAttribute('href')
    ?.replace(/%23\w{6}/g, () => encodeURIComponent(fills.shift() ?? ''))
  if (drawing) icon?.setAttribute('href', drawing)
}

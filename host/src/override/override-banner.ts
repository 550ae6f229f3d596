import type { Override } from './parse-override.ts'
import { rememberOverride } from './remembered-override.ts'

/** Not in a style sheet, whose integrity every page would contain. The page's policy allows these. */
const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1rem',
  alignItems: 'center',
  padding: '0.5rem 1rem',
  background: '#ffd54d',
  color: '#1b1b1f',
}

/** Shows which remote is not that of this portal, with a button that ends it. */
export function showOverrideBanner(
  { remote, origin }: Override,
  { reachable }: { reachable: boolean },
): void {
  const banner = document.createElement('aside')
  banner.ariaLabel = 'Entwicklung'
  Object.assign(banner.style, styles)
  const reset = document.createElement('button')
  reset.textContent = 'Zurücksetzen'
  reset.style.minBlockSize = '2.75rem'
  reset.onclick = () => {
    rememberOverride(undefined)
    location.reload()
  }
  banner.append(
    reachable ? `${remote} wird von ${origin} geladen.` : `${remote} ist unter ${origin} nicht erreichbar.`,
    reset,
  )
  document.body.prepend(banner)
}

import type { Override } from './parse-override.ts'
import { listReleases } from './release-list.ts'
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

function sentenceOf({ remote, ...source }: Override, reachable: boolean): string {
  if ('release' in source) {
    return reachable
      ? `${remote} wird als Version ${source.release} gezeigt.`
      : `${remote} hat keine Version ${source.release}.`
  }
  return reachable
    ? `${remote} wird von ${source.origin} geladen.`
    : `${remote} ist unter ${source.origin} nicht erreichbar.`
}

/** Shows which remote is not that of this portal, with what else could be shown, and a button that ends it. */
export function showOverrideBanner(
  override: Override | undefined,
  { reachable }: { reachable: boolean },
): void {
  const banner = document.createElement('aside')
  banner.ariaLabel = 'Entwicklung'
  Object.assign(banner.style, styles)
  const reset = document.createElement('button')
  reset.textContent = override ? 'Zurücksetzen' : 'Schließen'
  reset.style.minBlockSize = '2.75rem'
  reset.onclick = () => {
    rememberOverride(undefined)
    location.reload()
  }
  banner.append(...(override ? [sentenceOf(override, reachable)] : []), reset)
  document.body.prepend(banner)
  const showList = (list: HTMLElement) => {
    list.toggleAttribute('open', !override)
    banner.append(list)
  }
  // Without a registry there is nothing to list.
  listReleases().then(showList, () => undefined)
}

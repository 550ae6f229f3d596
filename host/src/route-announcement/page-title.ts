import { isPathBelow } from '@portal/contracts'
import { OVERVIEW_PATH } from '../paths.ts'
import type { TabLink } from '../tabs/tabs.tsx'

/**
 * The name of a page: its h1, or the title of its dialog, so that a remote names its own pages by what their readers
 * see. As long as there is none the tab's name; always on the overview, whose h1 greets the customer by name.
 */
export function pageTitle(tabs: TabLink[], pathname: string, heading: string | null | undefined): string {
  const words = heading?.replaceAll('\u00ad', '').trim()
  if (words && pathname !== OVERVIEW_PATH) return words
  return tabs.find(({ path }) => isPathBelow(path, pathname))?.label ?? ''
}

import { isPathBelow } from '@portal/contracts'
import type { TFunction } from 'i18next'
import { OVERVIEW_PATH, tabs } from '../tabs.ts'

/**
 * The name of a page: its h1, or the title of its dialog, so that a remote names its own pages by what their readers
 * see. As long as there is none the tab's name; always on the overview, whose h1 greets the customer by name.
 */
export function pageTitle(t: TFunction, pathname: string, heading: string | null | undefined): string {
  const words = heading?.replaceAll('\u00ad', '').trim()
  if (words && pathname !== OVERVIEW_PATH) return words
  const tab = tabs.find(({ path }) => isPathBelow(path, pathname))
  return tab ? t(tab.label) : ''
}

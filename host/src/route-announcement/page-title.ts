import { isPathBelow } from '@portal/contracts'
import { OVERVIEW_PATH } from '../paths.ts'
import type { TabLink } from '../tabs/tabs.tsx'

/**
 * The name of a page: its h1 or the title of its dialog, so that remotes name their own pages. Without a heading it is the
 * name of the tab. So is the overview, whose h1 has the customer's name.
 */
export function pageTitle(tabs: TabLink[], pathname: string, heading: string | null | undefined): string {
  const title = heading?.replaceAll('\u00ad', '').trim()
  if (title && pathname !== OVERVIEW_PATH) return title
  return tabs.find(({ path }) => isPathBelow(path, pathname))?.label ?? ''
}

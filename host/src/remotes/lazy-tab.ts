import { createLazyPart, type LazyPart, type Portal } from '@portal/portal'
import { clearFailedLoad, loadTab } from './remote-releases.ts'

type TabProps = { portal: Portal }

const tabs = new Map<string, LazyPart<TabProps>>()

/** The tab of a remote; the same part on every call. */
export function lazyTab(name: string): LazyPart<TabProps> {
  const known = tabs.get(name)
  if (known) return known
  const tab = createLazyPart<TabProps>(
    () => loadTab(name),
    () => clearFailedLoad(name),
  )
  tabs.set(name, tab)
  return tab
}

/** Loads a tab's code ahead of its use. The tab shows a failure when it is opened. */
export function prefetchTab(name: string): void {
  loadTab(name).catch(() => undefined)
}

import { createLazyPart, type LazyPart, type Portal } from '@portal/portal'
import { clearFailedLoad, loadTab } from './remote-releases.ts'

type TabProps = { portal: Portal }

const tabs = new Map<string, LazyPart<TabProps>>()

/** The lazy tab of a remote; the same on every call. */
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

/** Prefetches the code of a tab. A failure is shown when the tab is opened. */
export function prefetchTab(name: string): void {
  loadTab(name).catch(() => undefined)
}

import type { LazyPart, Portal } from '@portal/portal'
import { lazy } from 'react'
import { dropThrown, hasFallback, loadTab, prepareRetry } from './remote-releases.ts'

type TabPart = LazyPart<{ portal: Portal }>

function createTabPart(name: string): TabPart {
  const start = () => lazy(() => loadTab(name))
  let content = start()
  return {
    content: () => content,
    drop() {
      dropThrown(name)
      content = start()
    },
    prepareRetry: () => prepareRetry(name),
    hasFallback: () => hasFallback(name),
  }
}

const tabs = new Map<string, TabPart>()

/** The lazy tab of a remote; the same on every call. */
export function lazyTab(name: string): TabPart {
  const known = tabs.get(name)
  if (known) return known
  const tab = createTabPart(name)
  tabs.set(name, tab)
  return tab
}

/** Prefetches the code of a tab. A failure is shown when the tab is opened. */
export function prefetchTab(name: string): void {
  loadTab(name).catch(() => undefined)
}

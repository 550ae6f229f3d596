import { dropThrown, hasFallback, loadTab } from '@portal/federation/runtime'
import type { LazyPart, Portal } from '@portal/portal'
import { createPart } from '@portal/portal/host'
import { prepareRetry } from './prepare-retry.ts'

type TabPart = LazyPart<{ portal: Portal }>

const createTabPart = (name: string): TabPart =>
  createPart(() => loadTab(name), {
    onDrop: () => dropThrown(name),
    prepareRetry: () => prepareRetry(name),
    hasFallback: () => hasFallback(name),
  })

const tabs = new Map<string, TabPart>()

/** The lazy tab of a remote; the same on every call. */
export function lazyTab(name: string): TabPart {
  const known = tabs.get(name)
  if (known) return known
  const tab = createTabPart(name)
  tabs.set(name, tab)
  return tab
}

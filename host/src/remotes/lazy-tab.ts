import { withLoadTimeout } from '@portal/federation/loading'
import { dropThrown, hasFallback, isExportedApp, loadTab, mayExportApp } from '@portal/federation/runtime'
import type { LazyPart, Portal, Tab } from '@portal/portal'
import { createPart } from '@portal/portal/host'
import type { ExportedApp } from './exported-app.tsx'
import { prepareRetry } from './prepare-retry.ts'

type TabPart = LazyPart<{ portal: Portal }>

const loadBridge = () => withLoadTimeout(import(/* webpackChunkName: "exported-app" */ './exported-app.tsx'))

/** Loads the tab of a remote, or its app as a tab. */
async function loadPage(name: string): Promise<{ default: Tab }> {
  // Before a release is loaded, which would not be at fault.
  const bridge = mayExportApp(name) ? await loadBridge() : undefined
  const page = await loadTab<Tab | ExportedApp>(name)
  return bridge && isExportedApp(name)
    ? { default: bridge.tabOf(page.default as ExportedApp) }
    : (page as { default: Tab })
}

const createTabPart = (name: string): TabPart =>
  createPart(() => loadPage(name), {
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

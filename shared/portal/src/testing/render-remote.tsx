import type { DefinedRemote, RouteTable } from '@portal/contracts'
import { lazy } from 'react'
import type { Tab } from '../slot.tsx'
import { createTab } from '../tab.tsx'
import { renderTab } from './render-tab.tsx'

const tabs = new WeakMap<RouteTable, Tab>()

function tabOf(routes: RouteTable): Tab {
  const known = tabs.get(routes)
  if (known) return known
  const tab = lazy(async () => ({ default: await createTab(routes) }))
  tabs.set(routes, tab)
  return tab
}

type Surroundings = Omit<Parameters<typeof renderTab>[1], 'basePath' | 'calls'>

/** Mounts a remote, which is what its `remote.ts` declares: see `renderTab`. A call that it does not declare fails the test. */
export function renderRemote(
  { basePath, calls, routes }: Pick<DefinedRemote, 'basePath' | 'calls' | 'routes'>,
  surroundings: Surroundings = {},
) {
  return renderTab(tabOf(routes), { ...surroundings, basePath, calls })
}

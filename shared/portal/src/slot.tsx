import { BffProvider, bffBaseUrl, createBffClient } from '@portal/bff-client'
import { type ComponentType, useMemo } from 'react'
import type { Portal } from './portal.ts'
import { completedToast } from './undo/completed-toast.ts'
import { PortalContext } from './use-portal.ts'

/** What a remote exposes. It is rendered inside the router and the query cache of its surroundings. */
export type Tab = ComponentType<{ portal: Portal }>

/** Creates the component for a slot of the host, with its own client built from the Portal. */
export function createSlot(Content: ComponentType): Tab {
  return function Slot({ portal }) {
    const client = useMemo(() => createBffClient({ ...portal, baseUrl: bffBaseUrl(portal.config) }), [portal])
    const own = useMemo<Portal>(
      () => ({ ...portal, notify: (toast) => portal.notify(completedToast(toast)) }),
      [portal],
    )
    return (
      <PortalContext value={own}>
        <BffProvider client={client}>
          <Content />
        </BffProvider>
      </PortalContext>
    )
  }
}

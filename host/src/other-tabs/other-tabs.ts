import { type ProfileChanged, ProfileChangedSchema } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import * as v from 'valibot'
import type { AppStateStore } from '../app-state/app-state.ts'

interface ThisTab {
  bus: Bus
  appState: AppStateStore
  /** The signed-in account. Tabs of another customer receive nothing. */
  account: string | undefined
}

/**
 * Sends changes to the customer's other browser tabs and receives theirs. Received changes wait until the page is visible
 * and no dialog is open, because nothing may change behind a form that is about to be saved. Returns the teardown.
 */
export function shareChanges({ bus, appState, account }: ThisTab): () => void {
  if (account === undefined) return () => undefined
  const channel = new BroadcastChannel(`profile.changed ${account}`)
  const pending = new Map<ProfileChanged['section'], ProfileChanged>()
  let isPublishing = false

  function publishPending() {
    if (document.hidden || appState.get().activeDialog) return
    const events = [...pending.values()]
    pending.clear()
    isPublishing = true
    try {
      for (const event of events) bus.publish(event)
    } finally {
      isPublishing = false
    }
  }

  channel.onmessage = ({ data }) => {
    // The other tab may have another release with other sections.
    const event = v.safeParse(ProfileChangedSchema, data)
    if (!event.success) return
    pending.set(event.output.section, event.output)
    publishPending()
  }
  document.addEventListener('visibilitychange', publishPending)
  const stops = [
    appState.subscribe(publishPending),
    bus.on('profile.changed', (event) => {
      if (!isPublishing) channel.postMessage(event)
    }),
  ]
  return () => {
    for (const stop of stops) stop()
    document.removeEventListener('visibilitychange', publishPending)
    channel.close()
  }
}

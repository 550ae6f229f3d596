import { type ProfileChanged, ProfileChangedSchema } from '@portal/contracts'
import type { Bus } from '@portal/portal/host'
import * as v from 'valibot'
import type { AppStateStore } from '../app-state/app-state.ts'

interface OwnTab {
  bus: Bus
  appState: AppStateStore
  /** Who is signed in. The tabs of another customer hear nothing. */
  account: string | undefined
}

/**
 * Tells the customer's other browser tabs what was changed here, and this one what was changed there: as soon as it is
 * visible and no dialog is open, because nothing may change behind a form that is about to be saved. Returns the undo.
 */
export function shareChanges({ bus, appState, account }: OwnTab): () => void {
  if (account === undefined) return () => undefined
  const channel = new BroadcastChannel(`profile.changed ${account}`)
  const heard = new Map<ProfileChanged['section'], ProfileChanged>()
  let isHeard = false

  function tellHere() {
    if (document.hidden || appState.get().activeDialog) return
    const events = [...heard.values()]
    heard.clear()
    isHeard = true
    try {
      for (const event of events) bus.publish(event)
    } finally {
      isHeard = false
    }
  }

  channel.onmessage = ({ data }) => {
    // The other tab may be of another release, which knows other sections.
    const event = v.safeParse(ProfileChangedSchema, data)
    if (!event.success) return
    heard.set(event.output.section, event.output)
    tellHere()
  }
  document.addEventListener('visibilitychange', tellHere)
  const undo = [
    appState.subscribe(tellHere),
    bus.on('profile.changed', (event) => {
      if (!isHeard) channel.postMessage(event)
    }),
  ]
  return () => {
    for (const stop of undo) stop()
    document.removeEventListener('visibilitychange', tellHere)
    channel.close()
  }
}

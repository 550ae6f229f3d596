import { whenIdle } from '@portal/federation/loading'
import type { SlotName } from '@portal/federation/protocol'
import { loadModule, reportThrow } from '@portal/federation/runtime'
import type { Tab } from '@portal/portal'
import { FailureBoundary } from '@portal/portal/host'
import { Suspense, useEffect, useState } from 'react'
import { RemotePlace } from './remote-place.tsx'
import { useRemotes } from './use-remotes.ts'

/** Shows nothing instead of the content that has thrown. */
function Thrown({ remote }: { remote: string }) {
  useEffect(() => reportThrow(remote), [remote])
  return null
}

/** What a remote shows in a slot. Empty if its release has nothing for it or fails. */
function SlotContent({ remote, slot }: { remote: string; slot: SlotName }) {
  const { portalOf } = useRemotes()
  const [loaded, setLoaded] = useState<{ Content: Tab }>()

  useEffect(() => {
    let isWanted = true
    const load = async () => {
      await whenIdle()
      const found = isWanted && (await loadModule<Tab>(remote, slot).catch(() => undefined))
      if (found && isWanted) setLoaded({ Content: found.default })
    }
    void load()
    return () => {
      isWanted = false
    }
  }, [remote, slot])

  if (!loaded) return null
  return (
    <FailureBoundary fallback={() => <Thrown remote={remote} />}>
      <Suspense fallback={null}>
        <RemotePlace name={remote}>
          <loaded.Content portal={portalOf(remote)} />
        </RemotePlace>
      </Suspense>
    </FailureBoundary>
  )
}

/** A place that one remote may fill. `activate` refuses a second remote for the same slot. */
export function Slot({ name }: { name: SlotName }) {
  const { remotes } = useRemotes()
  const remote = Object.keys(remotes).find((one) => remotes[one]?.slots.includes(name))
  return remote && <SlotContent remote={remote} slot={name} />
}

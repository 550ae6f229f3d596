import type { RemoteName } from '@portal/contracts'
import { FailureBoundary, type Tab } from '@portal/portal'
import { Suspense, useEffect, useState } from 'react'
import { useHost } from '../start/host-context.ts'
import { loadModule } from './remote-releases.ts'

/** Calls back when the page has nothing more urgent to do. Returns the undo. */
function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}

interface RemoteSlotProps {
  remote: RemoteName
  /** The file in the remote's `src/slots` that is shown here. */
  module: string
}

/** A place for something optional of a remote. Empty, without a word, if its release has no such module or it fails. */
export function RemoteSlot({ remote, module }: RemoteSlotProps) {
  const { portals } = useHost()
  const [loaded, setLoaded] = useState<{ Content: Tab }>()

  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const found = await loadModule(remote, module).catch(() => undefined)
      if (found && isWanted) setLoaded({ Content: found.default })
    }
    const cancel = whenIdle(() => void load())
    return () => {
      isWanted = false
      cancel()
    }
  }, [remote, module])

  if (!loaded) return null
  return (
    <FailureBoundary fallback={null}>
      <Suspense fallback={null}>
        <loaded.Content portal={portals[remote]} />
      </Suspense>
    </FailureBoundary>
  )
}

import { useBff } from '@portal/bff-client'
import type { TenantId } from '@portal/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readPhonePin, recordPinSeen, usePinStateUpdate } from './phone-pin.api.ts'

/** Long enough to read it out to somebody, in milliseconds. */
export const SHOWN_FOR = 30_000

export type PinView =
  | { state: 'hidden' }
  | { state: 'asking' }
  /** `until` is in milliseconds since 1970. */
  | { state: 'shown'; pin: string; until: number; isBack: boolean }
  | { state: 'refused'; error: unknown; isBack: boolean }

const HIDDEN: PinView = { state: 'hidden' }

/**
 * The PIN of a brand, for as long as it may be seen: it is gone when the tab is hidden and when the customer goes
 * anywhere, also while it is still being asked for. Give whoever uses this a key of the brand.
 */
export function useShownPin(tenantId: TenantId) {
  const bff = useBff()
  const update = usePinStateUpdate(tenantId)
  const { key } = useLocation()
  const [view, setView] = useState<PinView>(HIDDEN)
  const reading = useRef<AbortController>(null)

  const hide = useCallback(() => {
    reading.current?.abort()
    setView(HIDDEN)
  }, [])

  /** @param isBack after a sign-in for this, which must not be asked for twice */
  const show = useCallback(
    async (isBack: boolean) => {
      reading.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      reading.current = controller
      setView({ state: 'asking' })
      try {
        const { pin, ...state } = await readPhonePin(bff, tenantId, signal)
        if (signal.aborted) return
        update(state)
        // Who comes back from a sign-in may have turned to another tab before this one was loaded.
        if (pin === null || document.hidden) return setView(HIDDEN)
        setView({ state: 'shown', pin, until: Date.now() + SHOWN_FOR, isBack })
        void recordPinSeen(bff, tenantId)
      } catch (error) {
        if (!signal.aborted) setView({ state: 'refused', error, isBack })
      }
    },
    [bff, tenantId, update],
  )

  useEffect(() => {
    const hideWithTab = () => {
      if (!document.hidden) return
      reading.current?.abort()
      setView((last) => (last.state === 'refused' ? last : HIDDEN))
    }
    document.addEventListener('visibilitychange', hideWithTab)
    return () => document.removeEventListener('visibilitychange', hideWithTab)
  }, [])

  // Each entry of the history is another place, and without a place there is nobody to see it.
  useEffect(() => hide, [hide, key])

  return { view, show, hide }
}

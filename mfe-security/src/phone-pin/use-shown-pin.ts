import { useBff } from '@portal/bff-client'
import type { TenantId } from '@portal/contracts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { readPhonePin, recordPinSeen, usePinStateUpdate } from './phone-pin.api.ts'

/** Long enough to read it out on the phone. */
export const SHOWN_FOR_MS = 30_000

export type PinView =
  | { state: 'hidden' }
  | { state: 'loading' }
  /** `until` is in milliseconds since 1970. */
  | { state: 'shown'; pin: string; until: number; isAfterSignIn: boolean }
  | { state: 'refused'; error: unknown; isAfterSignIn: boolean }

const HIDDEN: PinView = { state: 'hidden' }

/**
 * The PIN of a brand while it may be shown. Hides it, and aborts its request, when the browser tab is hidden and on
 * navigation. The component needs the brand as its `key`.
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

  /** @param isAfterSignIn whether the customer has just reauthenticated for this */
  const show = useCallback(
    async (isAfterSignIn: boolean) => {
      reading.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      reading.current = controller
      setView({ state: 'loading' })
      try {
        const { pin, ...state } = await readPhonePin(bff, tenantId, signal)
        if (signal.aborted) return
        update(state)
        // After a sign-in the customer may already be in another browser tab.
        if (pin === null || document.hidden) return setView(HIDDEN)
        setView({ state: 'shown', pin, until: Date.now() + SHOWN_FOR_MS, isAfterSignIn })
        void recordPinSeen(bff, tenantId)
      } catch (error) {
        if (!signal.aborted) setView({ state: 'refused', error, isAfterSignIn })
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

  // Hides the PIN on navigation and on unmount.
  useEffect(() => hide, [hide, key])

  return { view, show, hide }
}

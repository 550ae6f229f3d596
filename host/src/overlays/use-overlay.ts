import { goBackOnce } from '@portal/portal/host'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OverlayName, openOverlay, overlayOf } from './overlay-entry.ts'

/** The state of a dialog over any page. Back closes it. */
export function useOverlay(name: OverlayName) {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = overlayOf(location) === name
  const onClosed = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    if (isOpen) return
    const next = onClosed.current
    onClosed.current = undefined
    next?.()
  }, [isOpen])

  return {
    isOpen,
    open: () => openOverlay(name, location, navigate),
    close: () => goBackOnce(navigate, location),
    /** Calls `next` after the dialog is closed: its navigation would collide with the one back. */
    closeAndThen(next: () => void) {
      onClosed.current = next
      goBackOnce(navigate, location)
    },
  }
}

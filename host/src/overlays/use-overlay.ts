import { goBackOnce } from '@portal/portal/host'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { type OverlayName, openOverlay, overlayOf } from './overlay-entry.ts'

/** A dialog over any page that Back closes. */
export function useOverlay(name: OverlayName) {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = overlayOf(location) === name
  const afterwards = useRef<(() => void) | undefined>(undefined)

  useEffect(() => {
    if (isOpen) return
    const next = afterwards.current
    afterwards.current = undefined
    next?.()
  }, [isOpen])

  return {
    isOpen,
    open: () => openOverlay(name, location, navigate),
    close: () => goBackOnce(navigate, location),
    /** Closes it first: a navigation of its own would meet the one back. */
    closeAndThen(next: () => void) {
      afterwards.current = next
      goBackOnce(navigate, location)
    },
  }
}

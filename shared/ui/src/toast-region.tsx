import { type FocusEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { media, useMedia } from './media.ts'
import { toastPositions } from './toast-message.ts'
import css from './toast-region.module.css'
import { ToastStack } from './toast-stack.tsx'
import type { Toasts } from './toasts.ts'
import { useClearEdges } from './use-clear-edges.ts'
import { useClickElsewhere } from './use-click-elsewhere.ts'
import { useLastDialog } from './use-last-dialog.ts'

interface ToastRegionProps {
  toasts: Toasts
  /** Of an element: several on a page would be landmarks of one name. */
  role?: 'group'
}

/**
 * Shows toasts above everything, also in an open dialog, in a stack for each position. Render it once and always: its live
 * regions must exist before the first message. Timers pause while it is hovered or focused, and while the tab is hidden.
 */
export function ToastRegion({ toasts, role }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.current)
  const usual = useMedia(media.phone) ? 'bottom' : 'top-right'
  const [layer] = useState(() => document.createElement('div'))
  const home = useRef<HTMLDivElement>(null)
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<EventTarget>(null)
  const newest = shown[0]?.revision

  const showOnTop = useCallback(() => {
    // It may be shown after its element was removed from the page.
    if (region.current?.isConnected) region.current.showPopover?.()
  }, [])
  useLastDialog(layer, home, showOnTop)
  useClearEdges(region, home, newest)
  useClickElsewhere(shown[0]?.onClickElsewhere)

  useEffect(() => {
    const follow = () => (document.hidden ? toasts.hold('hidden') : toasts.release('hidden'))
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [toasts])

  // The hovered or focused element may be removed without a leave or blur.
  useEffect(() => {
    if (newest !== undefined) return
    toasts.release('hover')
    toasts.release('focus')
  }, [newest, toasts])

  // Closing a toast removes its button, so that the focus returns to its previous element.
  function dismiss(id: number) {
    toasts.dismiss(id)
    if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus({ preventScroll: true })
  }

  function holdFocus(event: FocusEvent<HTMLElement>) {
    toasts.hold('focus')
    if (!event.currentTarget.contains(event.relatedTarget)) cameFrom.current = event.relatedTarget
  }

  return (
    <div ref={home}>
      {createPortal(
        <section
          ref={region}
          popover="manual"
          role={role}
          className={css.region}
          aria-label="Mitteilungen"
          onMouseEnter={() => toasts.hold('hover')}
          onMouseLeave={() => toasts.release('hover')}
          onFocus={holdFocus}
          onBlur={() => toasts.release('focus')}
        >
          {toastPositions.map((position) => (
            <ToastStack
              key={position}
              position={position}
              isUsual={position === usual}
              toasts={shown.filter((toast) => (toast.position ?? usual) === position)}
              onDismiss={dismiss}
            />
          ))}
        </section>,
        layer,
      )}
    </div>
  )
}

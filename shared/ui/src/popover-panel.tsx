import { type ReactNode, type RefObject, type ToggleEvent, useCallback, useRef, useState } from 'react'
import { closeOnFocusOut } from './close-on-focus-out.ts'
import { Dialog } from './dialog.tsx'
import { media, useMedia } from './media.ts'
import css from './popover-panel.module.css'

/** The content of a popover, or a function of `close`. */
export type PopoverContent = ReactNode | ((close: () => void) => ReactNode)

interface PopoverPanelProps {
  id: string
  label: string
  /** The button that opens it: has `popovertarget`, and below 450 px calls `open` of usePopoverPanel. */
  anchor: () => HTMLElement | null
  panel: PopoverState
  children: PopoverContent
}

type PopoverState = ReturnType<typeof usePopoverPanel>

/** The state of the dialog that replaces a popover on narrow screens. */
export function usePopoverPanel() {
  const isSheet = useMedia(media.sheet)
  const [sheetOpen, setSheetOpen] = useState(false)
  const open = useCallback(() => setSheetOpen(true), [])
  return { isSheet, sheetOpen: sheetOpen && isSheet, open, closeSheet: () => setSheetOpen(false) }
}

/** A small panel under its anchor. Escape, a click outside and a focus outside close it; Escape returns to the anchor. */
export function PopoverPanel({ id, label, anchor, panel, children }: PopoverPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const fill = (close: () => void) => (typeof children === 'function' ? children(close) : children)

  if (panel.isSheet) {
    return (
      <Dialog open={panel.sheetOpen} title={label} onClose={panel.closeSheet}>
        {fill(panel.closeSheet)}
      </Dialog>
    )
  }

  function arrive({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open') return
    currentTarget.focus({ preventScroll: true })
    closeOnFocusOut(currentTarget, anchor())
  }

  return (
    <div
      ref={box}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className={css.panel}
      onBeforeToggle={() => placeUnder(box, anchor())}
      onToggle={arrive}
    >
      {fill(() => box.current?.hidePopover())}
    </div>
  )
}

/** The fallback for browsers without anchor positioning. */
function placeUnder(box: RefObject<HTMLElement | null>, anchor: HTMLElement | null) {
  if (!box.current || !anchor || CSS.supports?.('position-area', 'block-end')) return
  const { bottom, right } = anchor.getBoundingClientRect()
  box.current.style.inset = `${bottom}px ${Math.max(innerWidth - right, 0)}px auto auto`
}

import { type ReactNode, type RefObject, type ToggleEvent, useCallback, useRef, useState } from 'react'
import { closeWhenLeft } from './close-when-left.ts'
import { Dialog } from './dialog.tsx'
import { media, useMedia } from './media.ts'
import css from './popover-panel.module.css'

/** The content of a popover; it may be a function that gets `close`. */
export type PopoverContent = ReactNode | ((close: () => void) => ReactNode)

interface PopoverPanelProps {
  id: string
  label: string
  /** The button that opens it: it carries `popovertarget`, and below 450 px calls `open` of usePopoverPanel. */
  anchor: () => HTMLElement | null
  panel: PopoverState
  children: PopoverContent
}

type PopoverState = ReturnType<typeof usePopoverPanel>

/** Whether there is room for a popover, and the dialog that stands in for it where there is none. */
export function usePopoverPanel() {
  const isSheet = useMedia(media.sheet)
  const [sheetOpen, setSheetOpen] = useState(false)
  const open = useCallback(() => setSheetOpen(true), [])
  return { isSheet, sheetOpen: sheetOpen && isSheet, open, closeSheet: () => setSheetOpen(false) }
}

/**
 * A small panel under its anchor. Escape, a click elsewhere and the focus elsewhere close it; Escape returns to the
 * button.
 */
export function PopoverPanel({ id, label, anchor, panel, children }: PopoverPanelProps) {
  const box = useRef<HTMLDivElement>(null)
  const fill = (close: () => void) => (typeof children === 'function' ? children(close) : children)

  if (panel.isSheet) {
    return (
      <Dialog open={panel.sheetOpen} title={label} shape="snug" onClose={panel.closeSheet}>
        {fill(panel.closeSheet)}
      </Dialog>
    )
  }

  function arrive({ newState, currentTarget }: ToggleEvent<HTMLDivElement>) {
    if (newState !== 'open') return
    currentTarget.focus({ preventScroll: true })
    closeWhenLeft(currentTarget, anchor())
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

/** For browsers that cannot place a popover at the button that opens it. */
function placeUnder(box: RefObject<HTMLElement | null>, anchor: HTMLElement | null) {
  if (!box.current || !anchor || CSS.supports?.('position-area', 'block-end')) return
  const { bottom, right } = anchor.getBoundingClientRect()
  box.current.style.inset = `${bottom}px ${Math.max(innerWidth - right, 0)}px auto auto`
}

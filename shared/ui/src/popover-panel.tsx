import { type ReactNode, type RefObject, type ToggleEvent, useRef } from 'react'
import { closeOnFocusOut } from './close-on-focus-out.ts'
import css from './popover-panel.module.css'

/** The content of a popover, or a function of `close`. */
export type PopoverContent = ReactNode | ((close: () => void) => ReactNode)

interface PopoverPanelProps {
  id: string
  label: string
  /** The button that opens it: has `popovertarget`. */
  anchor: () => HTMLElement | null
  children: PopoverContent
}

/** The content for a function that closes it. */
export const contentOf = (children: PopoverContent, close: () => void): ReactNode =>
  typeof children === 'function' ? children(close) : children

/** A small panel under its anchor. Escape, a click outside and a focus outside close it; Escape returns to the anchor. */
export function PopoverPanel({ id, label, anchor, children }: PopoverPanelProps) {
  const box = useRef<HTMLDivElement>(null)

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
      {contentOf(children, () => box.current?.hidePopover())}
    </div>
  )
}

/** The fallback for browsers without anchor positioning. */
function placeUnder(box: RefObject<HTMLElement | null>, anchor: HTMLElement | null) {
  if (!box.current || !anchor || CSS.supports?.('position-area', 'block-end')) return
  const { bottom, right } = anchor.getBoundingClientRect()
  box.current.style.inset = `${bottom}px ${Math.max(innerWidth - right, 0)}px auto auto`
}

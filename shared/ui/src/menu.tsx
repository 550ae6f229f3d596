import { useEffect, useId, useRef } from 'react'
import css from './menu.module.css'
import { type PopoverContent, PopoverPanel, usePopoverPanel } from './popover-panel.tsx'

interface MenuProps {
  /** The id of the button that opens it, in the same document or shadow root. */
  anchor: string
  label: string
  /** Links and buttons below each other. */
  children: PopoverContent
}

/**
 * Links and buttons under an anchor button, below 450 px in a dialog. Without the anchor it logs an error and shows
 * nothing.
 */
export function Menu({ anchor, label, children }: MenuProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const panel = usePopoverPanel()
  const { isSheet, open } = panel

  useEffect(() => {
    const button = neighbour(place.current, anchor)
    if (!button) {
      // biome-ignore lint/suspicious/noConsole: an error for the developer of the page.
      console.error(`Menu: there is no anchor with the id "${anchor}"`)
      return
    }
    button.setAttribute('aria-haspopup', 'dialog')
    if (isSheet) {
      button.addEventListener('click', open)
      return () => button.removeEventListener('click', open)
    }
    button.setAttribute('popovertarget', id)
    return () => button.removeAttribute('popovertarget')
  }, [anchor, id, isSheet, open])

  return (
    <>
      <span ref={place} hidden />
      <PopoverPanel id={id} label={label} anchor={() => neighbour(place.current, anchor)} panel={panel}>
        {(close) => (
          <div className={css.list}>{typeof children === 'function' ? children(close) : children}</div>
        )}
      </PopoverPanel>
    </>
  )
}

function neighbour(place: Node | null, id: string): HTMLElement | null {
  const root = place?.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
}

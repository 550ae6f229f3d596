import { useEffect, useId, useRef, useState } from 'react'
import { Dialog } from './dialog.tsx'
import { media, useMedia } from './media.ts'
import css from './menu.module.css'
import { contentOf, type PopoverContent, PopoverPanel } from './popover-panel.tsx'

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
  const isSheet = useMedia(media.sheet)
  const [isOpen, setIsOpen] = useState(false)
  const closeSheet = () => setIsOpen(false)

  useEffect(() => {
    const button = neighbour(place.current, anchor)
    if (!button) {
      // biome-ignore lint/suspicious/noConsole: an error for the developer of the page.
      console.error(`Menu: there is no anchor with the id "${anchor}"`)
      return
    }
    button.setAttribute('aria-haspopup', 'dialog')
    if (isSheet) {
      const open = () => setIsOpen(true)
      button.addEventListener('click', open)
      return () => button.removeEventListener('click', open)
    }
    button.setAttribute('popovertarget', id)
    return () => button.removeAttribute('popovertarget')
  }, [anchor, id, isSheet])

  return (
    <>
      <span ref={place} hidden />
      {isSheet ? (
        <Dialog open={isOpen} title={label} onClose={closeSheet}>
          <div className={css.list}>{contentOf(children, closeSheet)}</div>
        </Dialog>
      ) : (
        <PopoverPanel id={id} label={label} anchor={() => neighbour(place.current, anchor)}>
          {(close) => <div className={css.list}>{contentOf(children, close)}</div>}
        </PopoverPanel>
      )}
    </>
  )
}

function neighbour(place: Node | null, id: string): HTMLElement | null {
  const root = place?.getRootNode()
  return root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null
}

import { type RefObject, useEffect } from 'react'

/** The open dialogs of the page or shadow root, in the order in which they were opened. */
export function openDialogs(place: Node): HTMLDialogElement[] {
  const root = place.getRootNode() as Document | ShadowRoot
  const open = [...root.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  return open.toSorted((a, b) => Number(a.dataset.depth) - Number(b.dataset.depth))
}

/**
 * Keeps a layer in the newest open dialog, else in `home`, because everything outside a modal dialog is inert.
 * @param onMove called after each move, which removes a popover from the top layer
 */
export function useLastDialog(layer: HTMLElement, home: RefObject<HTMLElement | null>, onMove: () => void) {
  useEffect(() => {
    const place = home.current as HTMLElement

    function settle() {
      const parent = openDialogs(place).at(-1) ?? place
      if (layer.parentElement === parent) return
      parent.append(layer)
      onMove()
    }

    settle()
    const observer = new MutationObserver(settle)
    observer.observe(place.getRootNode(), { subtree: true, childList: true, attributeFilter: ['open'] })
    return () => {
      observer.disconnect()
      layer.remove()
    }
  }, [layer, home, onMove])
}

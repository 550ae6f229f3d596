import { type RefObject, useEffect } from 'react'
import { openDialogs } from './open-dialogs.ts'

/**
 * Keeps a layer in the dialog that was opened last, else at home: what stands outside of a modal dialog is inert, takes
 * no clicks and is not read out.
 * @param onMove called after each move, which takes a popover out of the top layer
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

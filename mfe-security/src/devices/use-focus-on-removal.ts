import { isFocusLost } from '@portal/portal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Focuses an element when the focused row of a list was removed, also if a dialog was open above the list.
 * @param count the number of rows
 */
export function useFocusOnRemoval(count: number): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null)
  const last = useRef({ count, isFewer: false })
  const { key } = useLocation()

  // `key`, because closing a dialog is a navigation. Before paint, so that nothing else takes the focus first.
  useLayoutEffect(() => {
    const isFewer = last.current.isFewer || count < last.current.count
    last.current = { count, isFewer }
    if (!isFewer || !ref.current || !isFocusLost()) return
    last.current.isFewer = false
    ref.current.focus()
  }, [count, key])

  return ref
}

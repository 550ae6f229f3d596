import { isFocusLost } from '@portal/portal'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * Gives an element the focus when what had it has gone with a row of a list, also where the row went while a dialog
 * stood above it.
 * @param count of the rows
 */
export function useFocusAfterLoss(count: number): RefObject<HTMLParagraphElement | null> {
  const ref = useRef<HTMLParagraphElement>(null)
  const last = useRef({ count, isFewer: false })
  const { key } = useLocation()

  // A dialog that closes is another entry of the history. Before paint, so that no other place takes the focus first.
  useLayoutEffect(() => {
    const isFewer = last.current.isFewer || count < last.current.count
    last.current = { count, isFewer }
    if (!isFewer || !ref.current || !isFocusLost(ref.current)) return
    last.current.isFewer = false
    ref.current.focus()
  }, [count, key])

  return ref
}

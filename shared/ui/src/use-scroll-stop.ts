import { type RefObject, useLayoutEffect, useState } from 'react'
import { useWindowSize } from './use-window-size.ts'

const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Whether a scrolling box needs a tab stop, because it has no focusable element to scroll it by keys. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useWindowSize()
  useLayoutEffect(() => {
    const box = ref.current
    setIsStop(box !== null && box.scrollHeight > box.clientHeight && !box.querySelector(REACHABLE))
  })
  return isStop
}

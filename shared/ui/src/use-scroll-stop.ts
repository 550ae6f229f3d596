import { type RefObject, useLayoutEffect, useState } from 'react'
import { useWindowSize } from './use-window-size.ts'

const REACHABLE = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex="-1"])'

/** Whether a box that scrolls needs a tab stop of its own: nothing in it can be reached, so no key would scroll it. */
export function useScrollStop(ref: RefObject<HTMLElement | null>): boolean {
  const [isStop, setIsStop] = useState(false)
  useWindowSize()
  useLayoutEffect(() => {
    const box = ref.current
    setIsStop(box !== null && box.scrollHeight > box.clientHeight && !box.querySelector(REACHABLE))
  })
  return isStop
}

import { useLayoutEffect, useRef } from 'react'

/** Says, whenever it is asked, whether this component is still there: an answer may come after it has gone. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useLayoutEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return () => isShown.current
}

import { useLayoutEffect, useRef } from 'react'

/** Returns a function that checks whether this component is still mounted: a response may come after the unmount. */
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

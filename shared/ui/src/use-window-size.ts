import { useEffect, useState } from 'react'

/** How long the window must keep its size before anything is measured anew, in milliseconds. */
const RESIZE_DEBOUNCE = 100

const measure = () => ({ width: innerWidth, height: innerHeight })

/** The inner size of the window in pixels; renders again when a change of it has settled. */
export function useWindowSize(): { width: number; height: number } {
  const [size, setSize] = useState(measure)

  useEffect(() => {
    let settling: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(settling)
      settling = setTimeout(() => setSize(measure()), RESIZE_DEBOUNCE)
    }
    addEventListener('resize', wait)
    return () => {
      clearTimeout(settling)
      removeEventListener('resize', wait)
    }
  }, [])

  return size
}

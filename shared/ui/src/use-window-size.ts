import { useEffect, useState } from 'react'

/** In milliseconds. */
const RESIZE_DEBOUNCE = 100

const measure = () => ({ width: innerWidth, height: innerHeight })

/** The inner size of the window in pixels; renders again after the last of a series of changes. */
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

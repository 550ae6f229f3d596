import { useEffect, useState } from 'react'

/** Full seconds until a time in milliseconds since 1970. It uses the clock, so it is correct after the device slept. */
export function useSecondsUntil(time: number): number {
  const left = () => Math.max(0, Math.ceil((time - Date.now()) / 1000))
  const [, count] = useState(0)
  const seconds = left()

  useEffect(() => {
    if (seconds === 0) return
    const timer = setTimeout(() => count((times) => times + 1), (time - Date.now()) % 1000 || 1000)
    return () => clearTimeout(timer)
  })

  return seconds
}

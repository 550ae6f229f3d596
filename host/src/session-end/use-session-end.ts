import type { useUserProfile } from '@portal/bff-client'
import { useEffect, useState } from 'react'

const WARN_MS = 5 * 60 * 1000
/** What a browser's timer can wait: one that is longer fires at once. */
const LONGEST_MS = 2 ** 31 - 1

/** @returns when the session ends, in milliseconds since 1970; undefined until five minutes before */
export function useSessionEnd({ data, dataUpdatedAt, refetch }: ReturnType<typeof useUserProfile>) {
  const secondsLeft = data?.sessionSecondsLeft
  const endsAt = secondsLeft === undefined ? undefined : dataUpdatedAt + secondsLeft * 1000
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false

    function look(end: number) {
      if (isOver) return
      const left = end - Date.now()
      setNear(0 < left && left <= WARN_MS)
      const wait = left > WARN_MS ? left - WARN_MS : left
      if (wait > 0) timer = setTimeout(ask, Math.min(wait, LONGEST_MS), end)
    }
    // The customer may have signed in again in another tab. At the end, the answer leads to the sign-in.
    function ask(end: number) {
      void refetch().finally(() => look(end))
    }

    look(endsAt)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [endsAt, refetch])

  return isNear ? endsAt : undefined
}

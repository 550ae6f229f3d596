import type { useUserProfile } from '@portal/bff-client'
import { useEffect, useState } from 'react'

const WARN_MS = 5 * 60 * 1000
/** The limit of a browser's timer: a longer one fires immediately. */
const MAX_TIMER_MS = 2 ** 31 - 1

/** @returns when the session ends, in milliseconds since 1970; undefined until five minutes before */
export function useSessionEnd({ data, dataUpdatedAt, refetch }: ReturnType<typeof useUserProfile>) {
  const secondsLeft = data?.sessionSecondsLeft
  const endsAt = secondsLeft === undefined ? undefined : dataUpdatedAt + secondsLeft * 1000
  const [isNear, setNear] = useState(false)

  useEffect(() => {
    if (endsAt === undefined) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let isStopped = false

    function schedule(end: number) {
      if (isStopped) return
      const left = end - Date.now()
      setNear(0 < left && left <= WARN_MS)
      const wait = left > WARN_MS ? left - WARN_MS : left
      if (wait > 0) timer = setTimeout(refresh, Math.min(wait, MAX_TIMER_MS), end)
    }
    // The customer may have signed in again in another tab. After the end, the refusal redirects to the sign-in.
    function refresh(end: number) {
      void refetch().finally(() => schedule(end))
    }

    schedule(endsAt)
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }, [endsAt, refetch])

  return isNear ? endsAt : undefined
}

/** A timeout that can be paused. It starts paused; `duration` is in milliseconds. */
export function pausableTimer(run: () => void, duration: number) {
  let remaining = duration
  let startedAt = 0
  let handle: ReturnType<typeof setTimeout> | undefined
  return {
    start() {
      if (handle !== undefined) return
      startedAt = Date.now()
      handle = setTimeout(run, remaining)
    },
    pause() {
      if (handle === undefined) return
      clearTimeout(handle)
      handle = undefined
      remaining -= Date.now() - startedAt
    },
  }
}

import { useProfileLoader } from '@portal/portal'
import { useEffect, useEffectEvent, useReducer } from 'react'

/** Who comes back to this browser tab may have answered in another one: cookies and profile are read anew. */
export function useLookAgain(isOpen: boolean): void {
  const reload = useProfileLoader()
  const [, renderAgain] = useReducer((count: number) => count + 1, 0)
  const look = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    renderAgain()
    void reload()
  })

  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [isOpen])
}

import { useProfileLoader } from '@portal/portal'
import { useEffect, useEffectEvent, useReducer } from 'react'

/** Reads cookies and profile again when this browser tab becomes visible: the customer may have answered in another tab. */
export function useRefetchOnReturn(isOpen: boolean): void {
  const reload = useProfileLoader()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const refetch = useEffectEvent(() => {
    if (document.visibilityState !== 'visible') return
    rerender()
    void reload()
  })

  useEffect(() => {
    if (!isOpen) return
    document.addEventListener('visibilitychange', refetch)
    return () => document.removeEventListener('visibilitychange', refetch)
  }, [isOpen])
}

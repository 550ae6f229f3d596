import { useBff } from '@portal/bff-client'
import type { MyData } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The action to resume after the reauthentication: see `Session`. */
export const ACTION = 'my-data'

export interface MyDataView {
  data?: MyData
  isLoading?: boolean
  /** `isRetry` after a reauthentication, which must not be requested twice. */
  refusal?: { error: unknown; isRetry: boolean }
}

/** Loads all data of the customer. It is no query, because the cache is shared by all remotes and must not hold it. */
export function useMyData() {
  const bff = useBff()
  const { session } = usePortal()
  const [view, setView] = useState<MyDataView>({})
  const request = useRef<AbortController>(null)

  const load = useCallback(
    async (isRetry: boolean) => {
      request.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      request.current = controller
      setView(({ data }) => ({ ...(data && { data }), isLoading: true }))
      try {
        const data = await bff.call('getMyData', { signal })
        if (!signal.aborted) setView({ data })
      } catch (error) {
        if (!signal.aborted) setView(({ data }) => ({ ...(data && { data }), refusal: { error, isRetry } }))
      }
    },
    [bff],
  )

  const dismiss = useCallback(() => setView(({ data }) => (data ? { data } : {})), [])

  useEffect(() => {
    if (session?.consumeReauthentication?.(ACTION)) void load(true)
  }, [session, load])

  useEffect(() => () => request.current?.abort(), [])

  return { view, load, dismiss }
}

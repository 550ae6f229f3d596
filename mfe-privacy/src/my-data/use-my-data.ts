import { useBff } from '@portal/bff-client'
import type { MyData } from '@portal/contracts'
import { useStepUpReturn } from '@portal/portal'
import { useCallback, useEffect, useRef, useState } from 'react'

/** The action to resume after the reauthentication: see `Session`. */
export const ACTION = 'my-data'

export interface MyDataView {
  data?: MyData
  isLoading?: boolean
  /** `isRetry` after the password was entered for it. */
  refusal?: { error: unknown; isRetry: boolean }
}

/** Loads all data of the customer. It is no query, because the cache is shared by all remotes and must not hold it. */
export function useMyData() {
  const bff = useBff()
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

  useStepUpReturn(ACTION, () => load(true))

  useEffect(() => () => request.current?.abort(), [])

  return { view, load, dismiss }
}

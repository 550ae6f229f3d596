import { useBff } from '@portal/bff-client'
import type { MyData } from '@portal/contracts'
import { usePortal } from '@portal/portal'
import { useCallback, useEffect, useRef, useState } from 'react'

/** What a page goes on with after the sign-in: see `Session`. */
export const ACTION = 'my-data'

export interface MyDataView {
  data?: MyData
  isAsking?: boolean
  /** `isBack` after a sign-in for this, which must not be asked for twice. */
  refusal?: { error: unknown; isBack: boolean }
}

/** All data of the customer, for as long as the page is open. No query: the cache, which all remotes share, must not hold it. */
export function useMyData() {
  const bff = useBff()
  const { session } = usePortal()
  const [view, setView] = useState<MyDataView>({})
  const asking = useRef<AbortController>(null)

  const load = useCallback(
    async (isBack: boolean) => {
      asking.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      asking.current = controller
      setView(({ data }) => ({ ...(data && { data }), isAsking: true }))
      try {
        const data = await bff.call('getMyData', { signal })
        if (!signal.aborted) setView({ data })
      } catch (error) {
        if (!signal.aborted) setView(({ data }) => ({ ...(data && { data }), refusal: { error, isBack } }))
      }
    },
    [bff],
  )

  const dismiss = useCallback(() => setView(({ data }) => (data ? { data } : {})), [])

  useEffect(() => {
    if (session?.consumeReauthentication?.(ACTION)) void load(true)
  }, [session, load])

  useEffect(() => () => asking.current?.abort(), [])

  return { view, load, dismiss }
}

import type { PermissionKind } from '@portal/contracts'
import { createContext, useCallback, useMemo, useState } from 'react'
import { Outlet } from 'react-router'

/** The card of the overview that shows a consent. */
export type ConsentPart = PermissionKind | 'dataVisualization'

interface Revocations {
  /** The last revocation until the customer leaves the overview, with a number that identifies it. */
  last: { number: number; part: ConsentPart } | undefined
  setRevoked: (part: ConsentPart) => void
  clear: () => void
}

export const LastRevocation = createContext<Revocations>({
  last: undefined,
  setRevoked: () => undefined,
  clear: () => undefined,
})

/** Remembers the last revocation, made on a page or in a dialog, for the offer on the overview. */
export default function RevocationsFrame() {
  const [{ count, part }, setLast] = useState<{ count: number; part?: ConsentPart }>({ count: 0 })
  const setRevoked = useCallback(
    (revoked: ConsentPart) => setLast((before) => ({ count: before.count + 1, part: revoked })),
    [],
  )
  const clear = useCallback(() => setLast((before) => ({ count: before.count })), [])
  const revocations = useMemo(
    () => ({ last: part && { number: count, part }, setRevoked, clear }),
    [count, part, setRevoked, clear],
  )
  return (
    <LastRevocation value={revocations}>
      <Outlet />
    </LastRevocation>
  )
}

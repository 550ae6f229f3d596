import { useCallback, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { type ConsentPart, LastRevocation } from './last-revocation.ts'

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

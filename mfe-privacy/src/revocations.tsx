import { useCallback, useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { AfterRevocation, type ConsentPart } from './after-revocation.ts'

/** Keeps what was revoked last below it: on a page of its own or in a dialog, and followed up on the overview. */
export default function Revocations() {
  const [{ count, part }, setLast] = useState<{ count: number; part?: ConsentPart }>({ count: 0 })
  const note = useCallback(
    (revoked: ConsentPart) => setLast((before) => ({ count: before.count + 1, part: revoked })),
    [],
  )
  const forget = useCallback(() => setLast((before) => ({ count: before.count })), [])
  const revocations = useMemo(
    () => ({ last: part && { number: count, part }, note, forget }),
    [count, part, note, forget],
  )
  return (
    <AfterRevocation value={revocations}>
      <Outlet />
    </AfterRevocation>
  )
}

import { useMemo, useState } from 'react'
import { Outlet } from 'react-router'
import { LastRevocation, type Revocation } from './last-revocation.ts'

/** Remembers the last revocation, made on a page or in a dialog, for the offer on the overview. */
export default function RevocationsFrame() {
  const [last, setLast] = useState<Revocation>()
  const value = useMemo(() => ({ last, setLast }), [last])
  return (
    <LastRevocation value={value}>
      <Outlet />
    </LastRevocation>
  )
}

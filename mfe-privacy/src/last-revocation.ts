import type { PageConsent, PermissionKind } from '@portal/contracts'
import { createContext } from 'react'

/** The card of the overview that shows a consent. */
export type ConsentPart = PermissionKind | PageConsent

export interface Revocation {
  part: ConsentPart
  /** Identifies the revocation. */
  revokedAt: number
}

/** The last revocation until the customer leaves the overview. */
export const LastRevocation = createContext<{
  last?: Revocation | undefined
  setLast: (last: Revocation | undefined) => void
}>({ setLast: () => undefined })

import type { PermissionKind } from '@portal/contracts'
import { createContext } from 'react'

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

import type { PermissionKind } from '@portal/contracts'
import { createContext } from 'react'

/** The card of the overview that shows a consent. */
export type ConsentPart = PermissionKind | 'dataVisualization'

interface Revocations {
  /** The last one, as long as the overview is not left. Each has a number of its own. */
  last: { number: number; part: ConsentPart } | undefined
  note: (part: ConsentPart) => void
  forget: () => void
}

/** What follows when the customer has revoked a consent of any kind: nothing, unless `revocations.tsx` says so. */
export const AfterRevocation = createContext<Revocations>({
  last: undefined,
  note: () => undefined,
  forget: () => undefined,
})

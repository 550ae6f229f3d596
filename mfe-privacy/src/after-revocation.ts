import { createContext } from 'react'

/** What follows when the customer has revoked a consent of any kind: nothing, unless `routes.tsx` says so. */
export const AfterRevocation = createContext<() => void>(() => undefined)

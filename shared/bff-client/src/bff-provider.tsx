import { createContext, type ReactNode, use } from 'react'
import type { BffClient } from './bff-client.ts'

const BffContext = createContext<BffClient | null>(null)

/** Provides the app's own client. */
export function BffProvider({ client, children }: { client: BffClient; children: ReactNode }) {
  return <BffContext value={client}>{children}</BffContext>
}

/** Returns the client of the app. Throws outside of a BffProvider. */
export function useBff(): BffClient {
  const client = use(BffContext)
  if (!client) throw new Error('useBff needs a BffProvider above it')
  return client
}

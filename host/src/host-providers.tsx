import { BffProvider } from '@portal/bff-client'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Host } from './host.ts'
import { HostContext } from './host-context.ts'

/** Gives each part of the shell what it asks for. */
export function HostProviders({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <QueryClientProvider client={host.cache}>
        <BffProvider client={host.client}>{children}</BffProvider>
      </QueryClientProvider>
    </HostContext>
  )
}

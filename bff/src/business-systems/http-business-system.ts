import { RefusalReasonSchema } from '@portal/contracts'
import * as v from 'valibot'
import type { BusinessSystem } from './business-system.ts'

const VerdictSchema = v.variant('accepted', [
  v.object({ accepted: v.literal(true) }),
  v.object({ accepted: v.literal(false), reason: RefusalReasonSchema }),
])

/** A business system behind `POST <url>/changes`. The values are in the body, never in the URL. */
export function httpBusinessSystem(url: string, token?: string): BusinessSystem {
  return {
    async submit(request, signal) {
      const response = await fetch(`${url}/changes`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
        body: JSON.stringify(request),
        redirect: 'error',
        signal,
      })
      if (!response.ok) {
        await response.body?.cancel()
        throw new Error(`The business system responded with ${response.status}`)
      }
      return v.parse(VerdictSchema, await response.json())
    },
  }
}

import { originsOf } from '@portal/contracts'

const WAIT_MS = 5_000

/** Throws unless the provider answers: who is sent to it must not end on an error page of the browser. */
export async function askProvider(domain: string): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no connection')
  const [origin] = originsOf(domain)
  const response = await fetch(`${origin}/.well-known/openid-configuration`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(WAIT_MS),
  })
  if (!response.ok) throw new Error(`The provider answered ${response.status}`)
}

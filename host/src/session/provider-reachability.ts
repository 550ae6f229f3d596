import { originsOf } from '@portal/contracts'
import { SignInError } from '@portal/portal/host'

const TIMEOUT_MS = 10_000

/** Throws if the provider cannot be reached, so that no customer ends on an error page of the browser. */
export async function assertProviderIsReachable(domain: string): Promise<void> {
  if (!navigator.onLine) throw new SignInError('offline')
  const [origin] = originsOf(domain)
  const response = await fetch(`${origin}/.well-known/openid-configuration`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new SignInError('unreachable')
}

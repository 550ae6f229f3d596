import type { ProvenInvitation } from '@portal/portal'
import { ACCOUNT_LINKING_PATH } from '../paths.ts'
import type { HostSession } from '../session/host-session.ts'
import { linkToken as kept } from './link-token.ts'

/**
 * Leaves for the page that links: who is signed in at once, everybody else by way of the provider, which asks also whom
 * it knows, because the customer is to choose the account.
 */
export async function leaveToLink(
  session: Pick<HostSession, 'signInAs'>,
  { linkToken, eMailAddress, to }: ProvenInvitation,
): Promise<void> {
  kept.keep(linkToken)
  if (to === 'this-account') return location.assign(ACCOUNT_LINKING_PATH)
  await session.signInAs?.(ACCOUNT_LINKING_PATH, {
    prompt: 'login',
    ...(to === 'new-account' && { screen_hint: 'signup' }),
    ...(eMailAddress && { login_hint: eMailAddress }),
  })
}

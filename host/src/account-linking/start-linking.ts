import type { ProvenInvitation } from '@portal/portal'
import { ACCOUNT_LINKING_PATH } from '../paths.ts'
import type { HostSession } from '../session/host-session.ts'
import { tabStorage } from '../session/tab-storage.ts'

const STORAGE_KEY = 'link-token'

/** Stored in this browser tab, where the sign-up ends too, and never in an address. */
export const linkToken = {
  save: (token: string) => tabStorage.set(STORAGE_KEY, token),
  read: () => tabStorage.get(STORAGE_KEY),
  remove: () => tabStorage.remove(STORAGE_KEY),
}

/**
 * Leaves for the linking page. A customer who links another account signs in at the provider first. It asks for the
 * password even if it has a session, so that the customer chooses the account.
 */
export async function startLinking(
  session: Pick<HostSession, 'signInAs'>,
  { linkToken: token, eMailAddress, to }: ProvenInvitation,
): Promise<void> {
  linkToken.save(token)
  if (to === 'this-account') return location.assign(ACCOUNT_LINKING_PATH)
  await session.signInAs?.(ACCOUNT_LINKING_PATH, {
    prompt: 'login',
    ...(to === 'new-account' && { screen_hint: 'signup' }),
    ...(eMailAddress && { login_hint: eMailAddress }),
  })
}

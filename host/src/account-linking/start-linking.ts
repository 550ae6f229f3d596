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

/** Hex. */
async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Leaves for the linking page. A customer who links another account signs in at the provider first. It asks for the
 * password even if it has a session, so that the customer chooses the account. The sign-in names the
 * proof of the invitation, so the BFF takes its password for the linking.
 */
export async function startLinking(
  session: Pick<HostSession, 'signInAs'>,
  { linkToken: token, eMailAddress, to }: ProvenInvitation,
): Promise<void> {
  linkToken.save(token)
  if (to === 'this-account') return location.assign(ACCOUNT_LINKING_PATH)
  await session.signInAs?.(ACCOUNT_LINKING_PATH, {
    prompt: 'login',
    acr_values: `linkAccount.${await hashOf(token)}`,
    ...(to === 'new-account' && { screen_hint: 'signup' }),
    ...(eMailAddress && { login_hint: eMailAddress }),
  })
}

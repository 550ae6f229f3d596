import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'

const DAY_SECONDS = 24 * 60 * 60

/** Who is signed in at the provider in the browser that asks. */
export const signedInSubject = async (
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
): Promise<string | undefined> => {
  const { accountId } = await provider.Session.get(provider.createContext(request, reply))
  return accountId
}

/**
 * Signs the browser in that has just set a new password. Whoever does so holds a link and a password that open the
 * account anyway, so the session gives nothing that they lack. What must not happen is that a browser ends up in an
 * account that its reader did not choose (login CSRF):
 * - It takes a form of ours: one that a foreign page has sent comes with its origin, and is refused (`same-origin.ts`).
 * - The form names the account, and asks for a password to be typed; opening a link signs nobody in.
 * - The session is a new one under a new name, so nobody can have planted its cookie before (session fixation), and
 *   one of another customer ends.
 */
export const signInBrowser = async (
  provider: Provider,
  { raw: request }: FastifyRequest,
  { raw: reply }: FastifyReply,
  subject: string,
): Promise<void> => {
  const context = provider.createContext(request, reply)
  const before = await provider.Session.get(context)
  if (before.accountId) await before.destroy()

  const session = new provider.Session()
  session.loginAccount({ accountId: subject })
  await session.save(DAY_SECONDS)
  context.cookies.set(provider.cookieName('session'), session.jti, {
    httpOnly: true,
    sameSite: 'lax',
    overwrite: true,
    maxAge: DAY_SECONDS * 1000,
  })
}

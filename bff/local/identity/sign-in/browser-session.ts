import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { errors } from 'oidc-provider'

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>

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
 * Whether the requested form was already answered: its interaction is over, and its browser is signed in. Without the
 * second condition a browser that refuses our cookies would be redirected in a loop.
 */
export async function isAnswered(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  error: unknown,
): Promise<boolean> {
  if (!(error instanceof errors.SessionNotFound)) return false
  return (await signedInSubject(provider, request, reply)) !== undefined
}

/** Customer B after customer A in one browser: A's session ends, and B starts with a new one. */
export const forgetOtherCustomer = async (
  provider: Provider,
  interaction: Interaction,
  subject: string,
): Promise<void> => {
  const { session } = interaction
  if (!session || session.accountId === subject) return
  const known = await provider.Session.findByUid(session.uid)
  await known?.destroy()
  interaction.session = undefined
  await interaction.persist()
}

/**
 * Signs the browser in that has just set a new password. Its user holds a link and a password that open the account
 * anyway, so the session gives nothing more. A browser must not end up in an account that its reader did not choose
 * (login CSRF):
 * - It takes a form of ours: one that a foreign page has sent comes with its origin, and is refused (`identity-app.ts`).
 * - The form names the account, and asks for a password to be typed; opening a link signs nobody in.
 * - The session is a new one under a new name, so its cookie cannot have been planted before (session fixation), and
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

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

/** What the password was entered for, as the application asked (RFC 9470 section 5): it replaces that of an earlier sign-in. */
export const acrOf = ({ params }: Interaction): { acr?: string } =>
  typeof params.acr_values === 'string' ? { acr: params.acr_values } : {}

/**
 * Signs a browser in after it has set a new password. The link and the password open the account anyway. A foreign page
 * must not sign a customer in to another account (login CSRF):
 * - Forms with a foreign origin are refused (`identity-app.ts`).
 * - The form names the account and requires a password; opening a link starts no session.
 * - The session gets a new id, so an attacker cannot plant its cookie (session fixation). A session of another customer
 *   ends.
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

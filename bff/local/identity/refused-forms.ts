import type { FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import * as v from 'valibot'

/** The input and errors that the page of a form shows again. Never a password. */
const Refused = v.object({
  page: v.string(),
  email: v.fallback(v.string(), ''),
  errors: v.fallback(v.array(v.object({ field: v.string(), text: v.string() })), []),
  /** A further message of the page. */
  reason: v.optional(v.string()),
  /** There were too many attempts. */
  retryAfterSeconds: v.optional(v.number()),
})

export type RefusedForm = v.InferOutput<typeof Refused>

const COOKIE = 'identity_form'
const LIFETIME_MS = 60_000

// Truncates the input: a cookie has room for 4 kB.
const LONGEST_INPUT = 320

const encode = (refused: RefusedForm): string => Buffer.from(JSON.stringify(refused)).toString('base64url')

const decode = (value: string): RefusedForm | undefined => {
  try {
    return v.parse(Refused, JSON.parse(Buffer.from(value, 'base64url').toString()))
  } catch {
    return undefined
  }
}

/**
 * A refused form redirects to its own page, which shows input and errors once (Post/Redirect/Get). Otherwise Back and
 * Reload would send the form again. A signed cookie of that page carries input and errors, so the server stores nothing.
 */
export const createRefusedForms = (provider: Provider) => ({
  /** @param location the page of the form, with its query */
  sendBack(
    { raw: request }: FastifyRequest,
    reply: FastifyReply,
    location: string,
    { email = '', ...refused }: Partial<Omit<RefusedForm, 'page'>>,
  ): FastifyReply {
    const [path = ''] = location.split('?')
    const value = encode({ errors: [], ...refused, page: path, email: email.slice(0, LONGEST_INPUT) })
    const { cookies } = provider.createContext(request, reply.raw)
    const options = { path, httpOnly: true, sameSite: 'lax', overwrite: true, signed: true } as const
    cookies.set(COOKIE, value, { ...options, maxAge: LIFETIME_MS })
    return reply.redirect(location, 303)
  },

  /** Reads and deletes the input and errors for this page. */
  take({ raw: request }: FastifyRequest, reply: FastifyReply, path: string): RefusedForm | undefined {
    const { cookies } = provider.createContext(request, reply.raw)
    const value = cookies.get(COOKIE, { signed: true })
    const refused = value ? decode(value) : undefined
    // The cookie of a page is also sent to those below it.
    if (refused?.page !== path) return undefined
    cookies.set(COOKIE, null, { path, signed: true, overwrite: true })
    return refused
  },
})

export type RefusedForms = ReturnType<typeof createRefusedForms>

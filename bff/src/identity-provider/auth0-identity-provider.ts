import { type IdentityProvider, IdentityRefusal } from './identity-provider.ts'
import { createManagementToken, type ManagementClient } from './management-token.ts'

export interface Auth0Options extends ManagementClient {
  /** The portal's own client: its password page is the one that the mail leads to. */
  clientId: string
  /** Name of the provider's user database. */
  connection: string
  timeoutMs?: number
}

const UNAUTHORIZED = 401
const NOT_FOUND = 404

/** A refusal of this backend and its pace (RFC 9110), not of what it asked for: that may work later. */
const PASSING = [UNAUTHORIZED, 403, 408, 429]
const isForGood = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status)

/** Errors name the call and the status alone: the answer may repeat an address. */
function failed(what: string, { status }: Response): Error {
  const message = `The identity provider answered ${status} to: ${what}`
  return isForGood(status) ? new IdentityRefusal(message) : new Error(message)
}

/** Auth0's Authentication and Management APIs, as far as the portal uses them. */
export function createAuth0IdentityProvider(options: Auth0Options): IdentityProvider {
  const { issuer, clientId, connection, timeoutMs = 10_000 } = options
  const token = createManagementToken(options)

  async function send(url: string, method: string, headers: object, body?: object): Promise<Response> {
    return fetch(url, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(body && { body: JSON.stringify(body) }),
    })
  }

  async function manage(method: string, subject: string, body?: object): Promise<Response> {
    const url = `${issuer}api/v2/users/${encodeURIComponent(subject)}`
    const bearer = await token.get(AbortSignal.timeout(timeoutMs))
    const response = await send(url, method, { Authorization: `Bearer ${bearer}` }, body)
    if (response.status === UNAUTHORIZED) token.forget()
    return response
  }

  return {
    async sendPasswordReset(eMailAddress) {
      const url = `${issuer}dbconnections/change_password`
      const response = await send(url, 'POST', {}, { client_id: clientId, email: eMailAddress, connection })
      if (!response.ok) throw failed('change password', response)
    },

    async changeEmailAddress(subject, eMailAddress) {
      const response = await manage('PATCH', subject, { email: eMailAddress, email_verified: true })
      if (!response.ok) throw failed('change e-mail address', response)
    },

    async deleteUser(subject) {
      const response = await manage('DELETE', subject)
      if (!response.ok && response.status !== NOT_FOUND) throw failed('delete user', response)
    },
  }
}

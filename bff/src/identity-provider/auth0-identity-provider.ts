import { newToken } from '../secret-token.ts'
import { createAuth0Management } from './auth0-management.ts'
import { createAuth0SignIns } from './auth0-sign-ins.ts'
import { type IdentityProvider, IdentityRefusal } from './identity-provider.ts'
import type { ManagementClient } from './management-token.ts'
import type { SignIns } from './sign-ins.ts'

export interface Auth0Options extends ManagementClient {
  /** The portal's client, whose password page the mail links to. */
  clientId: string
  /** Name of the provider's user database. */
  connection: string
  timeoutMs?: number
}

/** Shorter than the portal's timeout of 10 s. */
const CUSTOMER_WAITS_MS = 4000

const NOT_FOUND = 404

/** Statuses that concern this backend and its pace (RFC 9110), not the request: a retry may succeed. */
const PASSING = [401, 403, 408, 429]
const isForGood = (status: number) => status >= 400 && status < 500 && !PASSING.includes(status)

/** Errors contain only call and status: the response may repeat an address. */
function failed(what: string, { status }: Response): Error {
  const message = `The identity provider responded with ${status} to: ${what}`
  return isForGood(status) ? new IdentityRefusal(message) : new Error(message)
}

/** The used parts of Auth0's Authentication and Management APIs. */
export function createAuth0IdentityProvider(options: Auth0Options): IdentityProvider & { signIns: SignIns } {
  const { issuer, clientId, connection, timeoutMs = 10_000 } = options
  const management = createAuth0Management(options)
  const manage = management(timeoutMs)
  const userPath = (subject: string) => `users/${encodeURIComponent(subject)}`

  return {
    async sendPasswordReset(eMailAddress) {
      const response = await fetch(`${issuer}dbconnections/change_password`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        body: JSON.stringify({ client_id: clientId, email: eMailAddress, connection }),
      })
      if (!response.ok) throw failed('change password', response)
    },

    async sendAddressConfirmation(subject) {
      const response = await manage('POST', 'jobs/verification-email', {
        user_id: subject,
        client_id: clientId,
      })
      if (!response.ok) throw failed('send the confirmation', response)
    },

    async changeEmailAddress(subject, eMailAddress) {
      const body = { email: eMailAddress, email_verified: true }
      const response = await manage('PATCH', userPath(subject), body)
      if (!response.ok) throw failed('change e-mail address', response)
    },

    async lockOut(subject) {
      const password = `${newToken()}-Aa1!`
      const changed = await manage('PATCH', userPath(subject), { password, connection })
      if (!changed.ok) throw failed('replace the password', changed)
      for (const what of ['sessions', 'refresh-tokens']) {
        const ended = await manage('DELETE', `${userPath(subject)}/${what}`)
        if (!ended.ok && ended.status !== NOT_FOUND) throw failed(`end ${what}`, ended)
      }
    },

    async deleteUser(subject) {
      const response = await manage('DELETE', userPath(subject))
      if (!response.ok && response.status !== NOT_FOUND) throw failed('delete user', response)
    },

    signIns: createAuth0SignIns(management(Math.min(timeoutMs, CUSTOMER_WAITS_MS))),
  }
}

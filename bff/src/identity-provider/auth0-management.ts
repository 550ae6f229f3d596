import { createManagementToken, type ManagementClient } from './management-token.ts'

/** @param path below `api/v2/` */
export type CallManagement = (method: string, path: string, body?: object) => Promise<Response>

const UNAUTHORIZED = 401

/** Uses one token for all calls; a call that takes longer than `timeoutMs`, its token included, fails. */
export function createAuth0Management(client: ManagementClient) {
  const token = createManagementToken(client)

  return (timeoutMs: number): CallManagement =>
    async (method, path, body) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const bearer = await token.get(signal)
      const response = await fetch(`${client.issuer}api/v2/${path}`, {
        method,
        headers: {
          Authorization: `Bearer ${bearer}`,
          ...(body && { 'Content-Type': 'application/json' }),
        },
        redirect: 'error',
        signal,
        ...(body && { body: JSON.stringify(body) }),
      })
      if (response.status === UNAUTHORIZED) token.forget()
      return response
    }
}

import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { sharedFixture } from '../testing/identity-fixture.ts'

const identity = await sharedFixture()

test('discovery names the addresses of the issuer, regardless of the Host header', async () => {
  // fetch would not send this header.
  const request = get(`${identity.origin}/.well-known/openid-configuration`, {
    headers: { host: 'evil.example' },
  })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const configuration = (await json(response)) as Record<string, unknown>
  const { authorization_endpoint, token_endpoint, jwks_uri, issuer } = configuration
  expect({ authorization_endpoint, token_endpoint, jwks_uri, issuer }).toEqual({
    authorization_endpoint: `${identity.origin}/authorize`,
    token_endpoint: `${identity.origin}/oauth/token`,
    jwks_uri: `${identity.origin}/.well-known/jwks.json`,
    issuer: identity.issuer,
  })
  expect(JSON.stringify(configuration)).not.toContain('evil')
})

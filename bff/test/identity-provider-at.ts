import { CLIENT_ID, MANAGEMENT_CLIENT } from '../local/identity/testing/test-tenant.ts'
import { createAuth0IdentityProvider } from '../src/identity-provider/auth0-identity-provider.ts'

/** The identity provider as the BFF calls it. */
export const identityProviderAt = (issuer: string, managementClientSecret = MANAGEMENT_CLIENT.secret) =>
  createAuth0IdentityProvider({
    issuer,
    clientId: CLIENT_ID,
    connection: 'Username-Password-Authentication',
    managementClientId: MANAGEMENT_CLIENT.id,
    managementClientSecret,
  })

import type { Config } from '../config.ts'
import { StartError } from '../start-error.ts'
import { createAuth0IdentityProvider } from './auth0-identity-provider.ts'
import type { IdentityProvider } from './identity-provider.ts'
import type { SignIns } from './sign-ins.ts'

type IdentityConfig = Pick<
  Config,
  'ISSUER' | 'CLIENT_ID' | 'IDENTITY_CONNECTION' | 'MANAGEMENT_CLIENT_ID' | 'MANAGEMENT_CLIENT_SECRET'
>

/** @throws StartError without the secret: changes of sign-ins would never be delivered */
export function configuredIdentityProvider(config: IdentityConfig): IdentityProvider & { signIns: SignIns } {
  const { MANAGEMENT_CLIENT_SECRET: managementClientSecret } = config
  if (!managementClientSecret) {
    throw new StartError(
      "MANAGEMENT_CLIENT_SECRET is missing: the secret of the BFF's own client at the issuer.",
    )
  }
  return createAuth0IdentityProvider({
    issuer: config.ISSUER,
    clientId: config.CLIENT_ID,
    connection: config.IDENTITY_CONNECTION,
    managementClientId: config.MANAGEMENT_CLIENT_ID,
    managementClientSecret,
  })
}

import { freePort } from '@portal/build/free-port'
import { TEST_DATA_KEYS } from '../test/test-data-keys.ts'
import { AUDIENCE, type startTestProvider } from '../test/test-provider.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

export interface Surroundings {
  databaseUrl: string
  provider: Awaited<ReturnType<typeof startTestProvider>>
  businessSystemUrl: string
}

export const POOL_SIZE = 10

export const jwksUrl = ({ provider }: Pick<Surroundings, 'provider'>) =>
  `${provider.issuer}.well-known/jwks.json`

/** Runs the BFF in its own process. */
export async function startBff(
  around: Surroundings,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const port = await freePort()
  return startServerProcess({
    script: 'src/server.ts',
    port,
    environment: {
      BFF_PORT: String(port),
      DATABASE_URL: around.databaseUrl,
      DATABASE_POOL_SIZE: String(POOL_SIZE),
      ISSUER: around.provider.issuer,
      AUDIENCE,
      JWKS_URL: jwksUrl(around),
      MANAGEMENT_CLIENT_SECRET: 'none',
      DPOP: 'optional',
      DATA_KEYS: TEST_DATA_KEYS,
      EMP_URL: around.businessSystemUrl,
      ...environment,
    },
  })
}

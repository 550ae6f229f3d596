import {
  type Auth0ContextInterface,
  Auth0Provider,
  type GetTokenSilentlyOptions,
  useAuth0,
} from '@auth0/auth0-react'
import type { AppConfig } from '@portal/contracts'
import { SignInError } from '@portal/portal/host'
import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { CALLBACK_PATH } from '../paths.ts'

export type SignInProvider = Auth0ContextInterface

const WRONG_CLOCK = /^(Expiration Time|Not Before time|Authentication Time) /

/** The SDK gives no code to a token that the clock of the device takes for expired. */
function withCode<Thrown>(error: Thrown): Thrown {
  if (error instanceof Error && WRONG_CLOCK.test(error.message))
    Object.assign(error, { error: 'wrong_clock' })
  return error
}

const withCodes = (provider: SignInProvider, { loginDpop }: AppConfig): SignInProvider => ({
  ...provider,
  async loginWithRedirect(options) {
    // No bearer tokens instead: a script in the page could bring that about.
    if (loginDpop && !window.indexedDB) throw new SignInError('storage-blocked')
    return provider.loginWithRedirect(options)
  },
  error: withCode(provider.error),
  getAccessTokenSilently: ((options?: GetTokenSilentlyOptions) =>
    provider.getAccessTokenSilently(options).catch((error) => {
      throw withCode(error)
    })) as SignInProvider['getAccessTokenSilently'],
})

function ProviderReady({ onReady }: { onReady: (provider: SignInProvider) => void }) {
  const provider = useAuth0()
  useEffect(() => {
    if (!provider.isLoading) onReady(provider)
  }, [provider, onReady])
  return null
}

/**
 * Starts the sign-in SDK, which also completes a sign-in on the callback page. The only file that imports the SDK. It is
 * loaded for a sign-in, a sign-out or the renewal of a token, never before the first data.
 */
export function startSignInProvider(config: AppConfig): Promise<SignInProvider> {
  return new Promise((resolve, reject) => {
    // It throws while it renders in a browser without storage, and on a page without TLS.
    createRoot(document.createElement('div'), { onUncaughtError: reject }).render(
      <Auth0Provider
        domain={config.loginProviderDomain}
        clientId={config.loginClientId}
        cacheLocation="localstorage"
        useRefreshTokens
        useDpop={config.loginDpop}
        useCookiesForTransactions={false}
        authorizeTimeoutInSeconds={60}
        httpTimeoutInSeconds={10}
        sessionCheckExpiryDays={1}
        leeway={60}
        authorizationParams={{
          redirect_uri: `${location.origin}${CALLBACK_PATH}`,
          audience: config.loginAudience,
          scope: config.loginScope,
        }}
        skipRedirectCallback={location.pathname !== CALLBACK_PATH}
      >
        <ProviderReady onReady={(provider) => resolve(withCodes(provider, config))} />
      </Auth0Provider>,
    )
  })
}

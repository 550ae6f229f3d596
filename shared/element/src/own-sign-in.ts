import { type AppConfig, AppConfigError } from '@portal/contracts'
import type { ProviderSession } from './provider-session/provider-session.ts'
import type { SignInGate } from './provider-session/sign-in-gate.tsx'

/** The sign-in of an element with `session="provider"`. */
export interface OwnSignIn {
  session: ProviderSession
  Gate: typeof SignInGate
}

/** A file of the element cannot be loaded. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/**
 * Loads the sign-in, which elements with a session of the page do not need.
 * @param onUnanswered called when the provider does not answer, or the policy of the page blocks it
 * @throws AppConfigError if the config does not name the provider
 * @throws MissingFileError if a file of it cannot be loaded
 */
export async function openOwnSignIn(
  element: HTMLElement,
  config: AppConfig,
  onUnanswered: () => void,
): Promise<OwnSignIn> {
  const missing = (['loginProviderDomain', 'loginClientId'] as const).filter((name) => !config[name])
  if (missing.length > 0)
    throw new AppConfigError(missing.map((name) => `${name}: session="provider" needs it`))
  const [{ createProviderSession }, gate] = await Promise.all([
    import(/* webpackChunkName: "provider-session" */ './provider-session/provider-session.ts'),
    import(/* webpackChunkName: "provider-session" */ './provider-session/sign-in-gate.tsx'),
  ]).catch((cause: Error) => {
    throw new MissingFileError(cause.message, { cause })
  })
  return { session: await createProviderSession(element, config, onUnanswered), Gate: gate.SignInGate }
}

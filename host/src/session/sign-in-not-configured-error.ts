/** This installation names no provider to sign in at. */
export class SignInNotConfiguredError extends Error {
  override name = 'SignInNotConfiguredError'
  override message = 'The app config names no loginProviderDomain or no loginClientId'
}

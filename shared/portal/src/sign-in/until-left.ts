import { SignInError } from './sign-in-error.ts'

/** A slow provider has answered within this time. */
const LIMIT_MS = 20_000

/**
 * Waits while the browser leaves the page, and resolves if it restores the page. Rejects with `stopped` when the navigation was
 * stopped: at once where the browser reports that, else after 20 s.
 */
export function untilLeft(): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new SignInError('stopped'))
    // The first one of a page may still come.
    addEventListener('pageshow', ({ persisted }) => persisted && resolve())
    window.navigation?.addEventListener('navigateerror', stop)
    setTimeout(stop, LIMIT_MS)
  })
}

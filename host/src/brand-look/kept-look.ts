const KEY = 'nordtal.look'

/** The look that this customer had last in this browser, by the name of its theme; as it was stored, so it may be anything. */
export function keptLook(account: string | undefined): string | undefined {
  try {
    const [theme, ...owner] = localStorage.getItem(KEY)?.split(' ') ?? []
    return account !== undefined && owner.join(' ') === account ? theme : undefined
  } catch {
    return undefined
  }
}

/** For the next load, which then need not wait for the user profile. One customer's at a time. */
export function keepLook(account: string | undefined, theme: string): void {
  try {
    if (account !== undefined) localStorage.setItem(KEY, `${theme} ${account}`)
  } catch {
    // The next load begins in the look of the group.
  }
}

/** The customer leaves. */
export function forgetLook(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was nothing.
  }
}

const KEY = 'nordtal.look'

/** The theme of this customer's last visit in this browser; unchecked, so it may be any text. */
export function rememberedTheme(account: string | undefined): string | undefined {
  try {
    const [theme, ...owner] = localStorage.getItem(KEY)?.split(' ') ?? []
    return account !== undefined && owner.join(' ') === account ? theme : undefined
  } catch {
    return undefined
  }
}

/** For the next load, which then need not wait for the user profile. Replaces that of another customer. */
export function rememberTheme(account: string | undefined, theme: string): void {
  try {
    if (account !== undefined) localStorage.setItem(KEY, `${theme} ${account}`)
  } catch {
    // The next load begins in the parent brand's theme.
  }
}

/** For the sign-out. */
export function forgetTheme(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There was none.
  }
}

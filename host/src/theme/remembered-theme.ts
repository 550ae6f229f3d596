const KEY = 'nordtal.look'

/** The theme of this customer's last visit in this browser. Unchecked: any text may be stored. */
export function rememberedTheme(account: string | undefined): string | undefined {
  try {
    const [theme, ...owner] = localStorage.getItem(KEY)?.split(' ') ?? []
    return account !== undefined && owner.join(' ') === account ? theme : undefined
  } catch {
    return undefined
  }
}

/** For the next load, which then does not wait for the user profile. Replaces that of another customer. */
export function rememberTheme(account: string | undefined, theme: string): void {
  try {
    if (account !== undefined) localStorage.setItem(KEY, `${theme} ${account}`)
  } catch {
    // The next load begins with the parent brand's theme.
  }
}

export function forgetTheme(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is no entry.
  }
}

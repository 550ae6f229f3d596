/** As `URL.parse`, which Chrome and Edge have only since 126 and Safari since 18. */
export const parseUrl = (address: string, base?: string): URL | null =>
  URL.canParse(address, base) ? new URL(address, base) : null

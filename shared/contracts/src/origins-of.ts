/** The origins of addresses from the config. Empty ones are left out; a login domain may have no scheme. */
export function originsOf(...addresses: string[]): string[] {
  const urls = addresses
    .filter(Boolean)
    .map((one) => new URL(/^https?:\/\//.test(one) ? one : `https://${one}`))
  return urls.map(({ origin }) => origin)
}

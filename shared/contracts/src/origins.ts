/** The origins of addresses from the config; a login domain comes with or without a scheme, and some are empty. */
export function originsOf(...addresses: string[]): string[] {
  const urls = addresses
    .filter(Boolean)
    .map((one) => new URL(/^https?:\/\//.test(one) ? one : `https://${one}`))
  return urls.map(({ origin }) => origin)
}

/** One person, one spelling: what differs only in case or in the way umlauts are composed is the same address. */
export const canonicalEmail = (email: string): string =>
  email
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase()

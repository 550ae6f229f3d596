import ipaddr from 'ipaddr.js'

/** IPv4 within IPv6, as a server that listens on `::` sees it, becomes IPv4. Undefined for any other text that a proxy sends. */
const parse = (address: string) => (ipaddr.isValid(address) ? ipaddr.process(address) : undefined)

const prefixOf = ({ parts }: ipaddr.IPv6, groups: number) =>
  `${parts
    .slice(0, groups)
    .map((group) => group.toString(16))
    .join(':')}::`

/**
 * By which limits count callers without an account: an IPv4 address, or the first 64 bits of one of IPv6, because one line has all
 * 2^64 addresses behind them. It is an address again. Any other text is its own network.
 */
export function lineOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return address
  return parsed instanceof ipaddr.IPv6 ? prefixOf(parsed, 4) : parsed.toString()
}

/**
 * What one holder has many addresses of: the /24 of an IPv4 address and the /48 of an IPv6 address. Any other text is its own
 * network.
 */
export function networkOf(address: string): string {
  const parsed = parse(address)
  if (!parsed) return address
  if (parsed instanceof ipaddr.IPv4) return `${parsed.octets.slice(0, 3).join('.')}.0/24`
  return `${prefixOf(parsed, 3)}/48`
}

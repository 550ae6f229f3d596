import ipaddr from 'ipaddr.js'

/**
 * By which limits count callers without an account: an IPv4 address, or the first 64 bits of one of IPv6, because one line has all
 * 2^64 addresses behind them. Anything else that a proxy sends stays as it is.
 */
export function callerNetwork(address: string): string {
  if (!ipaddr.isValid(address)) return address
  // IPv4 within IPv6, as a server that listens on `::` sees it, becomes IPv4.
  const parsed = ipaddr.process(address)
  return parsed instanceof ipaddr.IPv6 ? `${parsed.parts.slice(0, 4)}` : parsed.toString()
}

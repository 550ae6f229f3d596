import { isIP } from 'node:net'
import * as v from 'valibot'

const RANGES = ['loopback', 'linklocal', 'uniquelocal']

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const family = isIP(address)
  if (family === 0) return RANGES.includes(text)
  const most = family === 4 ? 32 : 128
  return rest.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most))
}

/**
 * Proxies whose `X-Forwarded-For` is trusted: a comma-separated list of addresses, networks or fastify's names for
 * ranges. Neither all proxies nor a number of hops can be trusted: a caller could then choose the address that limits
 * use.
 */
export const TrustedProxiesSchema = v.pipe(
  v.string(),
  v.transform((list) => list.split(',').map((proxy) => proxy.trim())),
  v.check(
    (proxies) => proxies.every(isProxy),
    'must be addresses or networks of proxies, with commas between them',
  ),
)

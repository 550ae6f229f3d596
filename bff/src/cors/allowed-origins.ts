import * as v from 'valibot'

/** Names of this machine: RFC 6761 section 6.3 reserves all below `localhost`, and browsers resolve them themselves. */
const LOOPBACK = /^(([\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/

/** Whether it is an origin as browsers send it, with TLS or on this machine. */
export function isOrigin(text: string): boolean {
  if (!URL.canParse(text) || text.includes('*')) return false
  const { origin, protocol, hostname } = new URL(text)
  return origin === text && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname)))
}

/** A comma-separated list of origins as browsers send them. Without TLS only local ones: others can be faked. */
export const AllowedOriginsSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform((list) =>
    list
      .split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  ),
  v.check(
    (origins) => origins.every(isOrigin),
    'must be https origins such as https://www.example, with commas between them',
  ),
)

import { isPathBelow, portalPaths } from '@portal/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'

const POLICY_WITHOUT_PAGE = "default-src 'none'; frame-ancestors 'none'"

/** The headers of every response. */
export const commonHeaders = {
  // Also over http: what ends TLS before the server passes it on, and browsers ignore it without TLS (RFC 6797, 8.1).
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), ' +
    'microphone=(), midi=(), payment=(), usb=()',
  'content-security-policy': POLICY_WITHOUT_PAGE,
  'cross-origin-resource-policy': 'same-origin',
}

/** The policy for a page. A page without its own policy may load nothing. */
export function pagePolicy(policyInPage: string | undefined): string {
  return policyInPage ? `${policyInPage}; frame-ancestors 'none'` : POLICY_WITHOUT_PAGE
}

/** Adds the headers. An existing policy is that of the sent page. */
export async function addSecurityHeaders(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { 'content-security-policy': policy, ...headers } = commonHeaders
  reply.headers(headers)
  if (!reply.hasHeader('content-security-policy')) reply.header('content-security-policy', policy)
  // Foreign pages embed the element of a remote, and the sandboxed page of the API docs counts as foreign.
  if (/^\/(remotes|elements|bff\/docs)\//.test(request.url))
    reply.header('cross-origin-resource-policy', 'cross-origin')
  // The path of this page contains a registration code.
  const [path = ''] = request.url.split('?')
  if (isPathBelow(portalPaths.code, path)) reply.header('referrer-policy', 'no-referrer')
}

export interface PageSources {
  formAction: string[]
  frame?: string[]
}

/**
 * Headers of every response. Chromium applies form-action to the redirects after a form too, so the origins that a
 * sign-in may end on belong to it. `same-origin` instead of `no-referrer`: with the latter browsers send
 * `Origin: null` with forms, and the check against cross-site requests would refuse our own pages.
 */
export const pageHeaders = ({ formAction, frame = [] }: PageSources): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `frame-src ${frame.join(' ') || "'none'"}`,
    `form-action ${formAction.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
})

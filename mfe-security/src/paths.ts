/** Each route of this tab, once: what `routes.tsx` mounts and what `useLinkTo` makes links of. */
export const paths = {
  overview: '/',
  types: '/types',
  events: '/events',
  reportActivity: '/events/report',
  devices: '/devices',
  signOutOthers: '/devices/sign-out',
  emailReset: '/email-reset',
  passwordReset: '/password-reset',
  passwordResetSent: '/password-reset/email',
  phonePin: '/phone-pin',
  pinReset: '/pin-reset',
} as const

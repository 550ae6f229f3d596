/** Each screen of the journey with its path, once; a code link is the only path with anything of an invitation in it. */
export const screens = {
  start: '/',
  unreadable: '/unreadable',
  unknown: '/unknown',
  accountExists: '/account-exists',
  locked: '/locked',
  expired: '/expired',
  renewal: '/renewal',
  renewalEmail: '/renewal/email',
  mailSent: '/renewal/email/sent',
  letterSent: '/renewal/letter',
  invitation: '/invitation',
  zipCode: '/invitation/zip-code',
  confirmed: '/confirmed',
} as const

export type Screen = keyof typeof screens

export const paths = { ...screens, code: '/:registrationCode' } as const

/** Below each screen: how people are reached. */
export const CONTACT = 'contact'

/** The path below the contact dialog, and any other as it is. */
export const withoutContact = (path: string) => path.replace(new RegExp(`/${CONTACT}/*$`), '')

/** The screen of a path, also while the contact dialog is open above it. */
export function screenAt(path: string): Screen | undefined {
  const below = withoutContact(path).replace(/\/+$/, '') || '/'
  return Object.entries(screens).find(([, screen]) => screen === below)?.[0] as Screen | undefined
}

/** The mails that calls send, and their recipients. */
export const mailKinds = {
  'password-reset': 'the sign-in address, from the identity provider',
  'email-confirmation': 'the new sign-in address',
  'email-agreement': 'the present sign-in address',
  'new-address-confirmation': 'the new address of contracts or of contact',
  'email-changed': 'the old and the new sign-in address',
  'email-change-undone': 'the old and the new sign-in address',
  'phone-pin-notice': 'the sign-in address',
  'change-notice': 'the sign-in address and those of the contracts',
  'report-link': 'the sign-in address, or the one before a recent change',
  'account-secured': 'the sign-in address',
  'account-deleted': 'the sign-in address',
  'invitation-mail': 'the address that is asked for',
  'invitation-letter': 'the postal address, as a letter',
  'new-device-mail': 'the sign-in address',
  'linked-mail': 'the sign-in address and those that the brand knows',
  'unlinked-mail': 'the sign-in address',
  'address-confirmation': 'the address of the sign-up, from the identity provider',
} as const

export type MailKind = keyof typeof mailKinds

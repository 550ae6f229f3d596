import type { Account } from '../accounts/accounts.repository.ts'

/** Who has signed up alone has told no name; Auth0 then says the address in its place. */
export const claimsOf = ({ subject: sub, email, emailVerified, name }: Account) => ({
  sub,
  email,
  email_verified: emailVerified,
  name: name || email,
})

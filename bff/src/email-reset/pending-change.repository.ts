import { type RawBuilder, sql } from 'kysely'

/**
 * Whether a change still waits for a mailbox: the new one has confirmed it, or the link in the mail to it is valid or may still be sent. A
 * change of another address has ended it. Needs `account` and `email_change`.
 */
export const isPending: RawBuilder<boolean> = sql`(email_change.confirmed_at is null
  and email_change.undone_at is null and lower(email_change.old_email) = lower(account.email)
  and (email_change.mailbox_confirmed_at is not null
    or email_change.requested_at > now() - interval '24 hours'
    or exists (select from email_change_token as link where link.customer_id = email_change.customer_id
      and link.email_change_id = email_change.email_change_id
      and link.link = 'confirm' and link.expires_at > now())))`

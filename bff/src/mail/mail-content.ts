import type { TenantId } from '@portal/contracts'

/** What a mail says; the frame around it, as HTML and as plain text, is the same for all. Texts are plain, never markup. */
export interface MailContent {
  subject: string
  heading: string
  /** After "Guten Tag"; without one the greeting stands alone. */
  name?: string
  paragraphs: string[]
  /** The one thing to do, as a button and, in the text, as its address. */
  action?: { label: string; url: string }
  /** Where „Das war ich nicht“ leads; left out where there is nothing to report. */
  reportLink?: string
  /** Shown below the action, such as how long a link is good for. */
  afterAction?: string[]
  /** The brand that writes; without one it is the account. */
  tenantId?: TenantId
}

interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mail extends MailContent {
  to: string
  /** Names the mail for good: one that is sent again has the same id, so a receiver can drop the second. */
  id?: string
  attachments?: MailAttachment[]
}

/** Sends one mail. @throws anything when the server does not take it */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

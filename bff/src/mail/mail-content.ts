import type { TenantId } from '@portal/contracts'

/** The content of a mail; all mails share the frame, as HTML and plain text. Texts are plain, never markup. */
export interface MailContent {
  subject: string
  heading: string
  /** Follows "Guten Tag"; optional. */
  name?: string
  paragraphs: string[]
  /** The action: a button in HTML, its address in plain text. */
  action?: { label: string; url: string }
  /** The target of „Das war ich nicht“; omitted if there is nothing to report. */
  reportLink?: string
  /** Shown below the action, such as the expiry of a link. */
  afterAction?: string[]
  /** The sending brand; the account by default. */
  tenantId?: TenantId
}

interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

export interface Mail extends MailContent {
  to: string
  /** A stable id: a resent mail has the same one, so that a receiver can drop the duplicate. */
  id?: string
  attachments?: MailAttachment[]
}

/** Sends one mail. @throws anything if the server does not accept it */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

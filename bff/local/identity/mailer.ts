/** A mail to a customer. Texts are plain, never markup; the sender adds greeting, layout and signature. */
export interface Mail {
  to: string
  /** Names the mail for good, so that a receiver can drop the second copy. */
  id?: string
  subject: string
  heading: string
  /** After "Guten Tag"; without one the greeting stands alone. */
  name?: string
  paragraphs: string[]
  /** The one thing to do, as a button and, in the text, as its address. */
  action: { label: string; url: string }
  afterAction: string[]
}

export type MailContent = Omit<Mail, 'to' | 'id'>

/** How the provider sends mails; its starter chooses the sender. @throws anything when the server refuses the mail */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

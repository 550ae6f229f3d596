import { randomUUID } from 'node:crypto'
import type { Email } from 'postal-mime'

export interface MailAttachment {
  filename: string
  mimeType: string
  content: Uint8Array
}

export interface Mail {
  id: string
  /** The sender's own: two mails with the same one are one mail that was sent twice. */
  messageId: string
  receivedAt: Date
  from: string
  to: string[]
  subject: string
  text: string
  html: string
  attachments: MailAttachment[]
}

const MOST = 500

const attachmentsOf = (email: Email): MailAttachment[] =>
  email.attachments.map(({ filename, mimeType, content }, index) => ({
    filename: filename ?? `Anhang-${index + 1}`,
    mimeType,
    content: typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content),
  }))

/** Keeps the newest mails in memory, newest first. */
export const createMailStore = () => {
  let mails: Mail[] = []

  return {
    add(email: Email, recipients: string[]): Mail {
      const mail: Mail = {
        id: randomUUID(),
        messageId: email.messageId ?? '',
        receivedAt: new Date(),
        from: email.from?.address ?? '',
        to: recipients,
        subject: email.subject ?? '(ohne Betreff)',
        text: email.text ?? '',
        html: email.html ?? '',
        attachments: attachmentsOf(email),
      }
      mails = [mail, ...mails].slice(0, MOST)
      return mail
    },

    find: (id: string): Mail | undefined => mails.find((mail) => mail.id === id),

    list(recipient?: string): Mail[] {
      const wanted = recipient?.trim().toLowerCase()
      return wanted ? mails.filter(({ to }) => to.some((address) => address.toLowerCase() === wanted)) : mails
    },
  }
}

export type MailStore = ReturnType<typeof createMailStore>

import nodemailer from 'nodemailer'
import type { Mail, Mailer } from './mail-content.ts'
import { renderMail } from './render-mail.ts'

export interface MailerOptions {
  /** `smtp://` or `smtps://`, with user and password if the server requires them. */
  url: string
  /** As in a mail's header: `Name <address>`. */
  from: string
  portalUrl: string
}

const CONNECTION_TIMEOUT_MS = 5000
const SILENCE_TIMEOUT_MS = 8000
/** Also limits a server that responds without end. */
const SEND_TIMEOUT_MS = 30_000

/** Sends by SMTP over a small pool of connections. A hanging server is an error within 30 s. */
export function createMailer({ url, from, portalUrl }: MailerOptions): Mailer & { close(): void } {
  const transport = nodemailer.createTransport(
    {
      url,
      pool: true,
      // The caller decides about retries.
      maxRequeues: 0,
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: SILENCE_TIMEOUT_MS,
    },
    // RFC 3834: prevents automatic replies.
    { from, headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'de' } },
  )

  // `Name <address@domain>`
  const domain = from.slice(from.lastIndexOf('@') + 1, -1)

  return {
    async send({ to, id, attachments, ...content }: Mail): Promise<void> {
      await transport.sendMail({
        ...renderMail(content, portalUrl),
        // As an object it is one address, even if it contains commas.
        to: { name: '', address: to },
        signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        ...(id && { messageId: `<${id}@${domain}>` }),
        ...(attachments && { attachments }),
      })
    },

    close: () => transport.close(),
  }
}

import type { FastifyBaseLogger } from 'fastify'

/** A mail to a customer. Texts are plain, never markup; the sender adds greeting, layout and signature. */
interface Mail {
  to: string
  subject: string
  heading: string
  /** Follows "Guten Tag", if given. */
  name?: string
  paragraphs: string[]
  /** The one thing to do, as a button and, in the text, as its address. */
  action: { label: string; url: string }
  afterAction: string[]
}

export type MailContent = Omit<Mail, 'to'>

/** How the provider sends mails; its starter chooses the sender. @throws anything when the server refuses the mail */
export interface Mailer {
  send(mail: Mail): Promise<void>
}

/** Sends mails in the background: a response that waited would show which addresses are customers'. */
export const createBackgroundMails = ({ send }: Mailer, logger: FastifyBaseLogger) => {
  const underWay = new Set<Promise<void>>()
  return {
    send,

    /** Returns immediately; a failure is logged. */
    inBackground(work: () => Promise<void>): void {
      const sending = work()
        .catch((error) => logger.error({ err: error }, 'mail not sent'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    async close(): Promise<void> {
      await Promise.all(underWay)
    },
  }
}

export type BackgroundMails = ReturnType<typeof createBackgroundMails>

import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyBaseLogger } from 'fastify'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import type { MailStore } from './mail-store.ts'

const LARGEST_MAIL = 20 * 1024 * 1024

/** Takes every mail from anybody on this machine and delivers none. */
export const startSmtpCatcher = async (
  { host, port }: { host: string; port: number },
  mails: MailStore,
  logger: FastifyBaseLogger,
) => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL,
    onData(stream, { envelope }, done) {
      PostalMime.parse(Readable.toWeb(stream))
        .then((email) => {
          const recipients = envelope.rcptTo.map(({ address }) => address)
          const { id } = mails.add(email, recipients)
          logger.info({ mail: id }, 'mail caught')
          done()
        })
        .catch(done)
    },
  })
  server.on('error', (error) => logger.warn({ err: error }, 'SMTP connection failed'))

  const listening = once(server.server, 'listening')
  // The BFF sends to 127.0.0.1; "localhost" would be one address alone, and on some machines the other one.
  server.listen(port, host === 'localhost' ? '127.0.0.1' : host)
  await listening

  return { close: () => new Promise<void>((resolve) => server.close(() => resolve())) }
}

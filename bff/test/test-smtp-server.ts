import { once } from 'node:events'
import type { Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'

interface SmtpBehaviour {
  port: number
  /** Recipients that are permanently refused. */
  refused?: string[]
  /** Called before a mail is accepted; delays the sender until it resolves. */
  onMail?: (recipient: string) => Promise<void> | void
}

/** A mail server that can refuse and delay mails. */
export async function startTestSmtpServer({ port, refused = [], onMail }: SmtpBehaviour) {
  const received: { to: string; email: Email }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const refusal = Object.assign(new Error('No such mailbox'), { responseCode: 550 })
      done(refused.includes(address) ? refusal : undefined)
    },
    async onData(stream, { envelope }, done) {
      const to = envelope.rcptTo.map(({ address }) => address).join()
      const chunks: Uint8Array[] = await stream.toArray()
      await onMail?.(to)
      received.push({ to, email: await PostalMime.parse(Buffer.concat(chunks)) })
      done()
    },
  })
  const sockets = new Set<Socket>()
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  const listening = once(server.server, 'listening')
  server.listen(port, '127.0.0.1')
  await listening
  const hangUp = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    received,
    /** Stops responding to all senders. */
    hangUp,
    async close() {
      // A sender keeps its connection for the next mail, and the server would wait for its end.
      hangUp()
      await new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}

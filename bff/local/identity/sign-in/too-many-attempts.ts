import type { FastifyReply } from 'fastify'
import type { SendPage } from '../../pages/render-page.ts'

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'eine Minute' : `${minutes} Minuten`
}

export const sendTooManyAttempts = (reply: FastifyReply, sendPage: SendPage, retryAfterSeconds: number) =>
  sendPage(reply.header('retry-after', retryAfterSeconds), {
    view: 'identity/error',
    title: 'Zu viele Versuche',
    status: 429,
    data: {
      text: `Zum Schutz Ihres Kontos machen wir eine Pause. Bitte warten Sie ${inMinutes(retryAfterSeconds)} und versuchen Sie es dann noch einmal.`,
      action: { label: 'Zurück zur Anmeldung', href: '/login' },
    },
  })

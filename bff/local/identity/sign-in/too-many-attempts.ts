import type { FastifyReply } from 'fastify'
import type { SendPage } from '../../pages/render-page.ts'

const inMinutes = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60)
  return minutes === 1 ? 'eine Minute' : `${minutes} Minuten`
}

// As clocks show it in Germany. The page may stay open, and then the minutes that it names are no longer those to wait.
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeStyle: 'short', timeZone: 'Europe/Berlin' })

const nextFullMinute = (seconds: number): Date => {
  const minute = 60_000
  return new Date(Math.ceil((Date.now() + seconds * 1000) / minute) * minute)
}

const TO_SIGN_IN = { label: 'Zurück zur Anmeldung', href: '/login' }

/** @param how what the customer does then, as a clause after „können Sie“ */
export const sendTooManyAttempts = (
  reply: FastifyReply,
  sendPage: SendPage,
  retryAfterSeconds: number,
  how = 'es noch einmal versuchen',
) =>
  sendPage(reply.header('retry-after', retryAfterSeconds), {
    view: 'identity/error',
    title: 'Zu viele Versuche',
    status: 429,
    data: {
      text: `Zum Schutz Ihres Kontos machen wir eine Pause. Bitte warten Sie ${inMinutes(retryAfterSeconds)}. Ab ${timeOfDay.format(nextFullMinute(retryAfterSeconds))} Uhr können Sie ${how}.`,
      action: TO_SIGN_IN,
    },
  })

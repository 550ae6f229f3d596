import type { FastifyInstance } from 'fastify'
import type { SendPage } from '../pages/render-page.ts'

/** Login CSRF: a foreign page could sign its visitor in to an account of its own. Browsers name the origin of a form. */
export const refuseForeignForms = (app: FastifyInstance, origin: string, sendPage: SendPage): void => {
  app.addHook('preHandler', async ({ method, headers }, reply) => {
    if (method !== 'POST' || headers.origin === origin) return
    return sendPage(reply, {
      view: 'identity/error',
      title: 'Diese Eingabe kam nicht von unserer Seite',
      status: 403,
      data: { text: 'Bitte öffnen Sie Ihr Nordtal Konto und geben Sie Ihre Daten dort ein.' },
    })
  })
}

import { type ErrorOut, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { render } from '../../pages/render-page.ts'
import type { Client, IdentitySettings } from '../identity-options.ts'

export interface ErrorText {
  title: string
  text: string
  action?: { label: string; href: string }
  /** The error id that the customer can name on the phone. */
  code?: string
}

const expired: ErrorText = {
  title: 'Diese Anmeldung ist nicht mehr gültig',
  text: 'Sie ist schon abgeschlossen, oder sie wurde vor mehr als einer Stunde oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  action: { label: 'Neu anmelden', href: '/login' },
}

const ourFault: ErrorText = {
  title: 'Das hat leider nicht geklappt',
  text: 'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
}

const unknownClient: ErrorText = {
  title: 'Diese Anwendung kennen wir nicht',
  text: 'Die Anwendung, aus der Sie kommen, ist bei uns nicht hinterlegt. Bitte öffnen Sie Ihr Nordtal Konto direkt.',
}

const unknownTarget: ErrorText = {
  title: 'Dieses Ziel kennen wir nicht',
  text: 'Zu Ihrer Sicherheit leiten wir nach der Anmeldung nur an Seiten weiter, die zum Nordtal Konto gehören.',
}

const incomplete: ErrorText = {
  title: 'Die Anmeldung konnte nicht beginnen',
  text: 'In der Adresse, die Sie aufgerufen haben, fehlt etwas. Bitte öffnen Sie Ihr Nordtal Konto noch einmal.',
}

/** @param site where the customer came from */
export const errorText = (error: unknown, site?: Client): ErrorText => {
  if (error instanceof errors.SessionNotFound)
    return site
      ? { ...expired, action: { label: `Zu ${site.name}`, href: site.redirects[0] ?? '/' } }
      : expired
  if (!(error instanceof errors.OIDCProviderError)) return ourFault
  const code = error.error
  if (error instanceof errors.InvalidClient) return { ...unknownClient, code }
  if (error instanceof errors.InvalidRedirectUri) return { ...unknownTarget, code }
  return { ...incomplete, code }
}

/** An error of the provider that cannot go back to the portal. */
export const providerErrorPage = (
  settings: IdentitySettings,
  ctx: KoaContextWithOIDC,
  _out: ErrorOut,
  error: Error,
): void => {
  ctx.type = 'html'
  ctx.body = render('identity/error', { ...errorText(error), errors: [], site: settings })
}

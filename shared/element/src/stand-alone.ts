import { type Session, SessionEndedError } from '@portal/bff-client'
import { APP_CONFIG_URL, readStoredToken, storedHeaders } from '@portal/portal/host'
import type { PortalElement } from './portal-element.ts'

/** The portal's own session on this origin, until its token expires. */
function storedSession(): Session {
  return {
    async authorize(refused, call) {
      const stored = readStoredToken()
      const headers = stored && (await storedHeaders(stored, call))
      if (!headers || refused?.authorization === headers.authorization) throw new SessionEndedError()
      return headers
    },
  }
}

/** The stand-alone page of a remote: its custom element alone on a page, with the session of the portal on this origin. */
export function startStandAlone(name: string): void {
  const element = document.createElement(name) as PortalElement
  element.setAttribute('config', APP_CONFIG_URL)
  element.session = storedSession()
  const main = document.createElement('main')
  main.append(element)
  document.body.append(main)
}

import { whenIdle } from '@portal/federation/loading'
import type { Host } from './host.ts'

/** A configured consent manager keeps proofs of its own. */
export async function startCookieProofs({ bus, client, config, session }: Host): Promise<void> {
  const { cookieConsentDomain, tagManagerId, monitoringConnectionString } = config
  if (cookieConsentDomain || !(tagManagerId || monitoringConnectionString) || !session.signedIn) return
  await whenIdle()
  try {
    const { proveCookieAnswers } = await import(
      /* webpackChunkName: "choice-proofs" */ './tracking/cookie-proofs.ts'
    )
    proveCookieAnswers({ bus, client })
  } catch {
    // The next page tries again.
  }
}

import type { BffClient } from '@portal/bff-client'
import type { Bus } from '@portal/portal/host'
import { createEmbeddedConsent, watchConsent } from '@portal/tracking'
import { tabStorage } from '../session/tab-storage.ts'

/** The instant of the answer that this browser tab has handed over. */
const PROVEN = 'cookie-answer'

interface CookieProofParts {
  bus: Pick<Bus, 'tenant' | 'onTenant'>
  client: Pick<BffClient, 'call'>
}

/**
 * Hands each answer about cookies over to the BFF, which keeps it as a proof, also one from before the sign-in. After a failure
 * the next page tries again. Returns the teardown.
 */
export function proveCookieAnswers({ bus, client }: CookieProofParts): () => void {
  const consent = createEmbeddedConsent()

  function prove() {
    const [given, answeredAt] = [consent.read(), consent.answeredAt()]
    if (given === undefined || !answeredAt || bus.tenant?.type !== 'tenant.defined') return
    if (tabStorage.get(PROVEN) === answeredAt) return
    tabStorage.set(PROVEN, answeredAt)
    const { tenantId } = bus.tenant
    const body = { given, answeredAt, wordingVersion: consent.wordingVersion }
    client.call('recordCookieAnswer', { tenantId, body }).catch(() => tabStorage.remove(PROVEN))
  }

  const stops = [watchConsent(consent, prove), bus.onTenant(prove)]
  return () => {
    for (const stop of stops) stop()
  }
}

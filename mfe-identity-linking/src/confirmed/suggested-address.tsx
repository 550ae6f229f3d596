import { useTexts } from '@portal/text'
import { identityLinkingTexts } from '../texts.de.ts'
import { useJourney } from '../use-journey.ts'

/** With which address the sign-up begins. */
export function SuggestedAddress() {
  const { t } = useTexts(identityLinkingTexts)
  const { held } = useJourney().journey
  if (held?.kind !== 'proof' || !held.eMailAddress) return null
  return <p>{t('confirmed.address', { email: held.eMailAddress })}</p>
}

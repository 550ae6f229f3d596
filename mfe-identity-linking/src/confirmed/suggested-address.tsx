import { useTranslation } from 'react-i18next'
import { useJourney } from '../use-journey.ts'

/** With which address the sign-up begins. */
export function SuggestedAddress() {
  const { t } = useTranslation()
  const { held } = useJourney().journey
  if (held?.kind !== 'proof' || !held.eMailAddress) return null
  return <p>{t('confirmed.address', { email: held.eMailAddress })}</p>
}

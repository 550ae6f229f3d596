import { type ConsentHistory, consentTitle } from '@portal/contracts'
import { useTexts } from '@portal/text'
import { StatusBadge } from '@portal/ui'
import { historyTexts } from './history.de.ts'
import css from './history.module.css'

function stateOf({ consent, given }: ConsentHistory) {
  if (consent === 'product-consent') return given ? 'lawful' : 'objected'
  return given ? 'given' : 'missing'
}

/** A consent as it stands now. */
export function ConsentHead({ consent }: { consent: ConsentHistory }) {
  const { t } = useTexts(historyTexts)
  return (
    <div className={css.head}>
      <h3 className={css.title}>{consentTitle(consent.consent)}</h3>
      <StatusBadge kind={consent.given ? 'brand' : 'neutral'}>{t(`states.${stateOf(consent)}`)}</StatusBadge>
    </div>
  )
}

import { type ConsentHistory, consentTitle } from '@portal/contracts'
import { StatusBadge } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import css from './history.module.css'

function stateOf({ consent, given }: ConsentHistory) {
  if (consent === 'product-consent') return given ? 'lawful' : 'objected'
  return given ? 'given' : 'missing'
}

/** A consent as it stands now. */
export function ConsentHead({ consent }: { consent: ConsentHistory }) {
  const { t } = useTranslation()
  return (
    <div className={css.head}>
      <h3 className={css.title}>{consentTitle(consent.consent)}</h3>
      <StatusBadge kind={consent.given ? 'brand' : 'neutral'}>
        {t(`history.states.${stateOf(consent)}`)}
      </StatusBadge>
    </div>
  )
}

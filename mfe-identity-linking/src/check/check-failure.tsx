import { resendAtOf } from '@portal/portal'
import { CountdownButton, NoAnswerIllustration, PageHeader } from '@portal/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from '../journey-page.module.css'
import { RefusedCode } from '../refused-code.tsx'
import { useJourney } from '../use-journey.ts'

/** The code could not be checked: nothing is known of it, and nothing is lost. */
export function CheckFailure() {
  const { t } = useTranslation()
  const { journey, tell } = useJourney()
  const [availableAt] = useState(() => resendAtOf(journey.error))
  return (
    <>
      <div className={css.picture}>
        <NoAnswerIllustration />
      </div>
      <PageHeader title={t('noAnswer.title')}>{t('noAnswer.lead')}</PageHeader>
      <div className={css.parts}>
        <RefusedCode error={journey.error} />
        <div>
          <CountdownButton availableAt={availableAt} onClick={() => tell({ type: 'retried' })}>
            {t('noAnswer.retry')}
          </CountdownButton>
        </div>
      </div>
    </>
  )
}

import { consentLabel, kindTitle, pageConsents, plainKinds } from '@portal/contracts'
import { RouteLink, ServiceContact, usePortal, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { DataRow, DefinitionList } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { revocationTexts } from './revocation.de.ts'
import css from './revocation-dialog.module.css'

const questions = ['how', 'effect', 'contracts', 'letters', 'proof', 'complaint'] as const

/** How to withdraw consents, and the effect. */
export default function RevocationDialog() {
  const { t } = useTexts(revocationTexts)
  const tab = useTexts(privacyTexts)
  const tenantId = useTenantId()
  return (
    <InfoDialog title={tab.t('revocation.title')}>
      {questions.map((question) => (
        <section key={question}>
          <h3 className={css.title}>{t(`${question}.title`)}</h3>
          <p>{t(`${question}.text`)}</p>
          {question === 'how' && <Steps />}
          {question === 'proof' && <RouteLink to="history">{tab.t('historyCard.open')}</RouteLink>}
        </section>
      ))}
      {tenantId && <ServiceContact tenantId={tenantId} level={3} />}
    </InfoDialog>
  )
}

const questionTitles = [...plainKinds.map(kindTitle), ...pageConsents.map(consentLabel)].join(', ')

/** How to withdraw each consent, which differs by kind. */
function Steps() {
  const { t } = useTexts(revocationTexts)
  const { cookies } = usePortal()
  const places = ['answers', 'advertising', 'google', ...(cookies ? (['cookies'] as const) : [])] as const
  return (
    <div className={css.steps}>
      <DefinitionList>
        {places.map((place) => (
          <DataRow key={place} label={place === 'answers' ? questionTitles : t(`steps.${place}.where`)}>
            {t(`steps.${place}.what`)}
          </DataRow>
        ))}
      </DefinitionList>
    </div>
  )
}

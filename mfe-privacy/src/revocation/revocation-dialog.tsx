import { consentLabel, kindTitle, plainKinds } from '@portal/contracts'
import { RouteLink, ServiceContact, usePortal, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { DataRow, DefinitionList } from '@portal/ui'
import { InfoDialog } from '../info-dialog.tsx'
import { privacyTexts } from '../texts.de.ts'
import { revocationTexts } from './revocation.de.ts'
import css from './revocation-dialog.module.css'

const questions = ['how', 'effect', 'contracts', 'letters', 'proof', 'complaint'] as const

/** How consents are withdrawn, and what that means. */
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
          {question === 'how' && <Ways />}
          {question === 'proof' && <RouteLink to="history">{tab.t('historyCard.open')}</RouteLink>}
        </section>
      ))}
      {tenantId && <ServiceContact tenantId={tenantId} level={3} />}
    </InfoDialog>
  )
}

const answered = [...plainKinds.map(kindTitle), consentLabel('eco.dataVisualization')].join(', ')

/** What to press, which is not the same everywhere. */
function Ways() {
  const { t } = useTexts(revocationTexts)
  const { cookies } = usePortal()
  const ways = ['answers', 'advertising', 'google', ...(cookies ? (['cookies'] as const) : [])] as const
  return (
    <div className={css.ways}>
      <DefinitionList>
        {ways.map((way) => (
          <DataRow key={way} label={way === 'answers' ? answered : t(`ways.${way}.where`)}>
            {t(`ways.${way}.what`)}
          </DataRow>
        ))}
      </DefinitionList>
    </div>
  )
}

import './revocation-texts.ts'
import { PreloadLink, ServiceContact, useLinkTo, usePortal, useTenantId } from '@portal/portal'
import { DataRow, DefinitionList } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { InfoDialog } from '../info-dialog.tsx'
import { loadHistoryPage } from '../pages.ts'
import { paths } from '../paths.ts'
import css from './revocation-dialog.module.css'

const questions = ['how', 'effect', 'contracts', 'letters', 'proof', 'complaint'] as const

/** How consents are withdrawn, and what that means. */
export default function RevocationDialog() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const tenantId = useTenantId()
  return (
    <InfoDialog title={t('revocation.title')}>
      {questions.map((question) => (
        <section key={question}>
          <h3 className={css.title}>{t(`revocationDialog.${question}.title`)}</h3>
          <p>{t(`revocationDialog.${question}.text`)}</p>
          {question === 'how' && <Ways />}
          {question === 'proof' && (
            <PreloadLink to={linkTo(paths.history)} preload={loadHistoryPage}>
              {t('historyCard.open')}
            </PreloadLink>
          )}
        </section>
      ))}
      {tenantId && <ServiceContact tenantId={tenantId} level={3} />}
    </InfoDialog>
  )
}

/** What to press, which is not the same everywhere. */
function Ways() {
  const { t } = useTranslation()
  const { cookies } = usePortal()
  const ways = ['answers', 'advertising', 'google', ...(cookies ? (['cookies'] as const) : [])] as const
  return (
    <div className={css.ways}>
      <DefinitionList>
        {ways.map((way) => (
          <DataRow key={way} label={t(`revocationDialog.ways.${way}.where`)}>
            {t(`revocationDialog.ways.${way}.what`)}
          </DataRow>
        ))}
      </DefinitionList>
    </div>
  )
}

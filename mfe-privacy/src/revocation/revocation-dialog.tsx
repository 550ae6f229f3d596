import './revocation-texts.ts'
import { ServiceContact, useTenantId } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { InfoDialog } from '../info-dialog.tsx'
import css from './revocation-dialog.module.css'

const questions = ['how', 'effect', 'contracts', 'letters', 'proof', 'complaint'] as const

/** How consents are withdrawn, and what that means. */
export default function RevocationDialog() {
  const { t } = useTranslation()
  const tenantId = useTenantId()
  return (
    <InfoDialog title={t('revocation.title')}>
      {questions.map((question) => (
        <section key={question}>
          <h3 className={css.title}>{t(`revocationDialog.${question}.title`)}</h3>
          <p>{t(`revocationDialog.${question}.text`)}</p>
        </section>
      ))}
      {tenantId && <ServiceContact tenantId={tenantId} level={3} />}
    </InfoDialog>
  )
}

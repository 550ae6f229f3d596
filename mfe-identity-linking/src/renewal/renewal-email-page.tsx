import './renewal-texts.ts'
import { useLinkTo } from '@portal/portal'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { JourneyPage } from '../journey-page.tsx'
import { paths } from '../paths.ts'
import { useJourney } from '../use-journey.ts'
import { RenewalEmailForm } from './renewal-email-form.tsx'

export default function RenewalEmailPage() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const { registrationCode } = useJourney().journey
  return (
    <JourneyPage
      screen="renewalEmail"
      back={<Link to={linkTo(paths.renewal)}>{t('renewal.title')}</Link>}
      title={t('renewal.form.title')}
      lead={t('renewal.form.lead')}
    >
      {registrationCode && <RenewalEmailForm registrationCode={registrationCode} />}
    </JourneyPage>
  )
}

import { PortalLink } from '@portal/portal'
import { buttonClass, WelcomeIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'
import CodeForm from './code-form.tsx'

/** Nobody is signed in, and no code was opened in this tab. */
export default function WelcomePage() {
  const { t } = useTranslation()
  return (
    <JourneyPage
      screen="start"
      illustration={<WelcomeIllustration />}
      title={t('welcome.title')}
      lead={t('welcome.lead')}
      actions={
        <PortalLink className={buttonClass('secondary')} to="/overview">
          {t('welcome.signIn')}
        </PortalLink>
      }
    >
      <CodeForm />
    </JourneyPage>
  )
}

import { PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, WelcomeIllustration } from '@portal/ui'
import { JourneyPage } from '../journey-page.tsx'
import { identityLinkingTexts } from '../texts.de.ts'
import CodeForm from './code-form.tsx'

/** Without a session and without a code. */
export default function WelcomePage() {
  const { t } = useTexts(identityLinkingTexts)
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

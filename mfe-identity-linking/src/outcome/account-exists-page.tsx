import { PortalLink, usePortal } from '@portal/portal'
import { buttonClass, WelcomeIllustration } from '@portal/ui'
import { useTranslation } from 'react-i18next'
import { JourneyPage } from '../journey-page.tsx'

/** The code has done its work. */
export function AccountExistsPage() {
  const { t } = useTranslation()
  const { session } = usePortal()
  return (
    <JourneyPage
      screen="accountExists"
      illustration={<WelcomeIllustration />}
      title={t('accountExists.title')}
      lead={session ? t('accountExists.leadSignedIn') : t('accountExists.lead')}
      actions={
        <PortalLink className={buttonClass()} to="/overview">
          {session ? t('toOverview') : t('accountExists.signIn')}
        </PortalLink>
      }
    />
  )
}

import { useUserProfile } from '@portal/bff-client'
import { PortalLink } from '@portal/portal'
import { buttonClass, Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** To which account the invitation would be linked: somebody else may be signed in on this device. */
export function SignedInNotice() {
  const { t } = useTranslation()
  const { data: user } = useUserProfile()
  return (
    <Notice
      title={user ? t('signedIn.as', { email: user.eMailAddress }) : t('signedIn.unnamed')}
      actions={
        <PortalLink className={buttonClass('quiet')} to="/overview">
          {t('toOverview')}
        </PortalLink>
      }
    >
      {t('signedIn.other')}
    </Notice>
  )
}

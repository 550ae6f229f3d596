import { useUserProfile } from '@portal/bff-client'
import { PortalLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Notice } from '@portal/ui'
import type { ReactNode } from 'react'
import { identityLinkingTexts } from './texts.de.ts'

/**
 * Names the account that would be linked, because another person may be signed in on this device.
 * @param children what that person can do
 */
export function SignedInNotice({ children }: { children: ReactNode }) {
  const { t } = useTexts(identityLinkingTexts)
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
      {t('signedIn.thisAccount')} {children}
    </Notice>
  )
}

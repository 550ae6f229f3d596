import { useUserProfile } from '@portal/bff-client'
import { Notice } from '@portal/ui'
import { useTranslation } from 'react-i18next'

/** To which account the invitation would be linked: somebody else may be signed in on this device. */
export function SignedInNotice() {
  const { t } = useTranslation()
  const { data: user } = useUserProfile()
  if (!user) return <Notice>{t('signedIn.unnamed')}</Notice>
  return <Notice title={t('signedIn.as', { email: user.eMailAddress })}>{t('signedIn.other')}</Notice>
}

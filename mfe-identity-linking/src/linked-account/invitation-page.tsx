import { usePortal } from '@portal/portal'
import { Button, PageHeader } from '@portal/ui'
import { useTranslation } from 'react-i18next'

export function InvitationPage() {
  const { t } = useTranslation()
  const { navigate } = usePortal()
  return (
    <>
      <PageHeader title={t('invitation.title')}>{t('invitation.lead')}</PageHeader>
      <Button onClick={() => navigate('/overview')}>{t('invitation.signIn')}</Button>
    </>
  )
}

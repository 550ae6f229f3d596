import { DialogLink, ServiceContact, useLinkTo, useTenantId } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Headset from 'lucide-react/icons/headset'
import { useTranslation } from 'react-i18next'
import { loadEmailResetDialog } from '../pages.ts'
import { paths } from '../paths.ts'

/** What helps when nothing comes; whom to ask, as soon as the brand is known. */
export function MailMissing() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  const tenantId = useTenantId()
  return (
    <>
      <Card
        title={t('passwordReset.sent.missingTitle')}
        icon={<CircleQuestionMark />}
        actions={
          <DialogLink
            className={buttonClass('secondary')}
            to={linkTo(paths.emailReset)}
            preload={loadEmailResetDialog}
          >
            {t('email.change')}
          </DialogLink>
        }
      >
        <p>{t('passwordReset.sent.wait')}</p>
        <p>{t('passwordReset.sent.address')}</p>
      </Card>
      {tenantId && (
        <Card title={t('passwordReset.sent.help')} icon={<Headset />}>
          <ServiceContact tenantId={tenantId} level={3} />
        </Card>
      )}
    </>
  )
}

import { RouteLink, ServiceContact, useTenantId } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import Headset from 'lucide-react/icons/headset'
import { securityTexts } from '../texts.de.ts'
import { passwordResetTexts } from './password-reset.de.ts'

/** Help if no mail arrives, and the service contact once the brand is known. */
export function MailMissing() {
  const { t } = useTexts(passwordResetTexts)
  const tab = useTexts(securityTexts)
  const tenantId = useTenantId()
  return (
    <>
      <Card
        title={t('sent.missingTitle')}
        icon={<CircleQuestionMark />}
        actions={
          <RouteLink className={buttonClass('quiet')} to="emailReset">
            {tab.t('email.change')}
          </RouteLink>
        }
      >
        <p>{t('sent.wait')}</p>
        <p>{t('sent.address')}</p>
      </Card>
      {tenantId && (
        <Card title={t('sent.help')} icon={<Headset />}>
          <ServiceContact tenantId={tenantId} level={3} />
        </Card>
      )}
    </>
  )
}

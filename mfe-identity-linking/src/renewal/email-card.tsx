import { RouteLink } from '@portal/portal'
import { useTexts } from '@portal/text'
import { buttonClass, Card } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { renewalTexts } from './renewal.de.ts'

export function EmailCard() {
  const { t } = useTexts(renewalTexts)
  return (
    <Card
      title={t('email.title')}
      icon={<Mail />}
      actions={
        <RouteLink className={buttonClass()} to="renewalEmail">
          {t('email.choose')}
        </RouteLink>
      }
    >
      <p>{t('email.text')}</p>
    </Card>
  )
}

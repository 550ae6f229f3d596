import { useLinkTo } from '@portal/portal'
import { buttonClass, Card } from '@portal/ui'
import Mail from 'lucide-react/icons/mail'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** A mail needs an address first. */
export function EmailCard() {
  const { t } = useTranslation()
  const linkTo = useLinkTo()
  return (
    <Card
      title={t('renewal.email.title')}
      icon={<Mail />}
      actions={
        <Link className={buttonClass()} to={linkTo(paths.renewalEmail)}>
          {t('renewal.email.choose')}
        </Link>
      }
    >
      <p>{t('renewal.email.text')}</p>
    </Card>
  )
}
